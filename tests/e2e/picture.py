"""The picture of the table in the README: `make picture` takes it from the real client and server."""

import shutil
from pathlib import Path
from tempfile import TemporaryDirectory

from playwright.sync_api import sync_playwright

from messina.game.records import read_record
from tests.e2e.conftest import ARGUMENTS, BROWSERS
from tests.e2e.hands import ready
from tests.e2e.house import House
from tests.e2e.moments import in_the_middle, record_at, sit_down, take_in

PICTURE = Path(__file__).parents[2] / "docs" / "table.jpg"
PLAYERS = 3


def take_picture(file: Path) -> None:
    """Sit down as the player who chooses where to go, and take a picture of the table."""
    browser = next(filter(None, map(shutil.which, BROWSERS)), None)
    with TemporaryDirectory() as folder, sync_playwright() as driver:
        house = House(Path(folder))
        house.open()
        try:
            chromium = driver.chromium.launch(executable_path=browser, args=ARGUMENTS)
            page = chromium.new_page(
                viewport={"width": 1280, "height": 800}, reduced_motion="reduce", locale="en-GB"
            )
            page.goto(f"{house.address}/api/health")
            table = take_in(house, in_the_middle, PLAYERS)
            acting = read_record(record_at(in_the_middle, PLAYERS)).player
            assert acting is not None
            sit_down(page, house, table, acting)
            ready(page)
            page.screenshot(path=file, type="jpeg", quality=85)
            chromium.close()
        finally:
            house.kill()


if __name__ == "__main__":
    take_picture(PICTURE)

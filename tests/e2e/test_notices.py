"""Tell me when it is my turn: set up in the browser, and really delivered."""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from tests.e2e.axe import violations
from tests.e2e.house import free_port
from tests.server.receivers import Device, Mailbox, Receiver, mail_server, receiver, soon
from tests.server.test_restart import Process

TITLE = "Tell me when it is my turn"
SUBSCRIBE = """Object.defineProperty(Notification, 'permission', { value: 'granted' });
Notification.requestPermission = () => Promise.resolve('granted');
PushManager.prototype.subscribe = () => Promise.resolve({
  endpoint: '%(endpoint)s',
  getKey: (name) => Uint8Array.from(atob({ p256dh: '%(p256dh)s', auth: '%(auth)s' }[name]
    .replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0)).buffer,
})"""
"""No push service is reached from here, and a browser without a window shows no messages."""


@dataclass
class Post:
    address: str
    mailbox: Mailbox
    receiver: Receiver


@pytest.fixture
def post(tmp_path: Path) -> Iterator[Post]:
    """A server that can write to somebody."""
    mailbox, address = Mailbox(), f"127.0.0.1:{free_port()}"
    with receiver() as found, mail_server(mailbox) as smtp:
        options = ["--port", address.rpartition(":")[2], "--public-url", f"http://{address}", "--no-limits"]
        options += ["--smtp", smtp, "--mail-from", "games@club.example", "--allow-local-targets"]
        options += ["--limit", "notice_delay=0.2"]
        process = Process(tmp_path / "tables.sqlite", *options)
        yield Post(f"http://{address}", mailbox, found)
        process.kill()


def open_dialog(page: Page, post: Post) -> str:
    page.goto(post.address)
    page.locator("label:has(input[value=online])").click()
    page.locator(".row select").first.select_option("")
    page.locator("form button.primary").click()
    page.wait_for_url("**/t/*")
    page.get_by_role("button", name=TITLE).click()
    return page.url.rpartition("/")[2]


def switch(page: Page, name: str, value: str) -> None:
    page.get_by_role("radiogroup", name=name).locator("label", has_text=value).click()


def test_an_address_is_confirmed_tested_and_left(context: BrowserContext, post: Post) -> None:
    page = context.new_page()
    open_dialog(page, post)
    page.get_by_label("By email").fill("anna@x.example")
    page.get_by_role("button", name="Add").click()
    expect(page.get_by_text("Open the link in it")).to_be_visible()
    (question,) = soon(lambda: post.mailbox.letters)
    other = context.new_page()
    other.goto(re.search(r"http\S+#confirm=\S+", question.get_content())[0])  # type: ignore[index]
    other.get_by_role("button", name="Yes, it is mine").click()
    expect(other.get_by_role("status")).to_contain_text("From now on")
    switch(page, "Quiet hours", "On")
    expect(page.get_by_label("From")).to_have_value("22:00")
    switch(page, "Quiet hours", "Off")
    assert violations(page) == []
    page.get_by_role("button", name="Send a test").click()
    expect(page.get_by_text("Sent: it should arrive")).to_be_visible()
    letter = post.mailbox.letters[-1]
    assert letter["Subject"] == "It works · Messina 1347"
    other.goto(re.search(r"http\S+#leave=\S+", letter.get_content())[0])  # type: ignore[index]
    other.get_by_role("button", name="No more messages").click()
    expect(other.get_by_role("status")).to_contain_text("no more of these")


def test_a_device_and_a_webhook_are_told(context: BrowserContext, post: Post) -> None:
    device = Device(post.receiver)
    context.add_init_script(SUBSCRIBE % device.subscription())
    page = context.new_page()
    table = open_dialog(page, post)
    switch(page, "On this device", "On")
    page.get_by_role("button", name="Send a test").click()
    assert soon(device.shown)[0]["title"] == "It works"
    page.get_by_label("Address of the webhook").fill(f"{post.receiver.address}/hook")
    page.get_by_role("button", name="Save").click()
    expect(page.get_by_role("button", name="Send a test")).to_have_count(2)
    page.get_by_role("button", name="Send a test").last.click()
    assert soon(lambda: post.receiver.bodies("/hook"))[0]["link"] == f"{post.address}/t/{table}"
    switch(page, "On this device", "Off")
    expect(page.get_by_role("radiogroup", name="In all my games")).to_have_count(0)

#!/usr/bin/python3
"""A window of WebKitGTK for WebKitWebDriver, as large as its page: the usual browser has a toolbar.

It runs under Debian's Python, which has the bindings of GTK, and asks for reduced motion. WebDriver tells
nothing of the console: what goes wrong in a page is printed here, and so comes into the log of the driver.
"""

import gi

gi.require_version("Gtk", "3.0")
gi.require_version("WebKit2", "4.1")
from gi.repository import Gtk, WebKit2  # noqa: E402

# Other engines keep it out of the console that a ResizeObserver is told of a change only in the next frame.
TELL = """{
  const { wrong } = webkit.messageHandlers;
  const tell = (text) => text.includes('ResizeObserver loop') || wrong.postMessage(text);
  addEventListener('error', (event) => tell(`error: ${event.message}`));
  addEventListener('unhandledrejection', (event) => tell(`rejected: ${event.reason}`));
  addEventListener('securitypolicyviolation', (event) => tell(`policy: ${event.violatedDirective}`));
  for (const kind of ['error', 'warn']) {
    const log = console[kind];
    console[kind] = (...all) => { tell(`${kind}: ${all.join(' ')}`); log.apply(console, all); };
  }
}"""

context = WebKit2.WebContext.new_ephemeral()
context.set_automation_allowed(True)
context.set_preferred_languages(["en-GB"])
Gtk.Settings.get_default().set_property("gtk-enable-animations", False)


def open_window(*_: object) -> WebKit2.WebView:
    scripts = WebKit2.UserContentManager()
    everywhere, at_once = WebKit2.UserContentInjectedFrames.ALL_FRAMES, WebKit2.UserScriptInjectionTime.START
    scripts.add_script(WebKit2.UserScript.new(TELL, everywhere, at_once, None, None))
    scripts.register_script_message_handler("wrong")
    scripts.connect("script-message-received::wrong", tell)
    view = WebKit2.WebView(
        web_context=context, user_content_manager=scripts, is_controlled_by_automation=True
    )
    window = Gtk.Window()
    window.set_default_size(1280, 800)
    window.add(view)
    window.connect("destroy", Gtk.main_quit)
    window.show_all()
    view.grab_focus()
    return view


def tell(_: WebKit2.UserContentManager, message: WebKit2.JavascriptResult) -> None:
    text = message.get_js_value().to_string().replace("\n", " ")
    print(f"WRONG {text}", flush=True)


def introduce(_: WebKit2.WebContext, session: WebKit2.AutomationSession) -> None:
    """Name the browser as the driver expects it."""
    about = WebKit2.ApplicationInfo.new()
    about.set_name("MiniBrowser")
    about.set_version(WebKit2.get_major_version(), WebKit2.get_minor_version(), WebKit2.get_micro_version())
    session.set_application_info(about)
    session.connect("create-web-view", open_window)


context.connect("automation-started", introduce)
Gtk.main()

"""Texts are parsed one by one, when they are said; what is said is the same as if all had been parsed at once."""

import pytest
from fluent.runtime import FluentBundle, FluentResource

from tabbytop.texts import LANGUAGES, Book, book, files


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_text_is_the_same_parsed_alone(language: str):
    whole = FluentBundle([language], use_isolating=False)
    keys = []
    for path in files(language):
        resource = FluentResource(path.read_text("utf-8"))
        keys += [entry.id.name for entry in resource.body if type(entry).__name__ == "Message"]
        whole.add_resource(resource)
    alone = book(language)
    assert len(keys) > 1000
    for key in keys:
        text, errors = whole.format_pattern(whole.get_message(key).value, {})
        said, missed = alone.say(key, {})
        assert (said, list(map(str, missed))) == (text, list(map(str, errors)))
        assert key in alone
    assert "no-such-text" not in alone


def test_an_entry_brings_what_it_names_and_a_term_is_no_text():
    written = "# a note = not a text\n-cat = Micka\nhello = Hello, { -cat } { end }\n    .hint = h\nend = now.\n"
    one = Book("en", [written])
    assert one.say("hello", {}) == ("Hello, Micka now.", [])
    assert "-cat" not in one
    assert "note" not in one


def test_of_two_with_one_name_the_first_is_said():
    assert Book("en", ["a = one\n", "a = two\n"]).say("a", {}) == ("one", [])

"""`artel scenario FILE…`: one line a file, exit status 2 if any is wrong."""

from pathlib import Path

from typer.testing import CliRunner, Result

from artel.cli import app

HERE = Path(__file__).parent
INN, FORGE = HERE / "inn.toml", HERE / "forge.toml"


def artel(*words: str | Path) -> Result:
    return CliRunner().invoke(app, ["--lang", "en", "scenario", *map(str, words)])


def test_what_comes_out_as_it_says_is_ok() -> None:
    result = artel(INN, FORGE)
    assert result.exit_code == 0
    assert result.stdout.splitlines() == [f"{INN}: OK", f"{FORGE}: OK"]


def test_what_differs_is_told_and_the_others_are_run_all_the_same(tmp_path: Path) -> None:
    wrong, malformed = tmp_path / "wrong.toml", tmp_path / "malformed.toml"
    wrong.write_text(INN.read_text(encoding="utf-8").replace("[10, 5]", "[10, 6]"), encoding="utf-8")
    malformed.write_text("game = 7", encoding="utf-8")
    result = artel(wrong, malformed, FORGE)
    assert result.exit_code == 2
    assert result.stdout.splitlines() == [
        f"{wrong}, expect.scores: scores should be [10, 6], but are [10, 5].",
        f"{malformed}, game: expected `str`, got `int`.",
        f"{FORGE}: OK",
    ]

"""The same with PyTorch: all samples lie on the GPU where there is one."""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any, Final

from artel.train.fitting import BATCH, DECAY, MARGIN, Data, Weights

if TYPE_CHECKING:
    from artel.train.fitting import Floats, Numbers

torch: Any = import_module("torch")
WHOLE: Final = 1 << 16
"""Samples that are judged at a time."""


class TorchModel:
    def __init__(self, start: Weights, data: Data, scale: Floats) -> None:
        self.device = "cuda" if torch.cuda.is_available() else "cpu"
        self.batch = BATCH if self.device == "cpu" else 2 * BATCH

        def there(values: Any) -> Any:
            return torch.as_tensor(values).to(self.device)

        self.places = there(data.places.astype("int32"))
        self.amounts = there(data.amounts * scale[data.places])
        self.starts = there(data.starts)
        self.wins = there(data.wins)
        self.margins = there(data.margins)
        self.now = [torch.nn.Parameter(there(part).clone()) for part in start]
        self.adam = torch.optim.AdamW(self.now, weight_decay=DECAY)

    def answers(self, which: Any) -> Any:
        rows, first, second, bias, third, last = self.now
        starts = self.starts[which]
        sizes = self.starts[which + 1] - starts
        offsets = torch.cumsum(sizes, 0) - sizes
        at = torch.repeat_interleave(starts - offsets, sizes) + torch.arange(int(sizes.sum()), device=self.device)
        sums = first + torch.nn.functional.embedding_bag(
            self.places[at].long(), rows, offsets, mode="sum", per_sample_weights=self.amounts[at]
        )
        inner = second.shape[1]
        units = torch.relu(torch.relu(sums[:, :inner]) @ second.T + bias)
        return sums[:, inner:] + units @ third.T + last

    def losses(self, which: Any) -> Any:
        answers = self.answers(which)
        chance = torch.nn.functional.binary_cross_entropy_with_logits(answers[:, 0], self.wins[which])
        return chance + MARGIN * 0.5 * ((answers[:, 1] - self.margins[which]) ** 2).mean()

    def loss(self, which: Numbers) -> float:
        chosen = torch.as_tensor(which).to(self.device)
        with torch.no_grad():
            parts = torch.split(chosen, WHOLE)
            return sum(float(self.losses(part)) * len(part) for part in parts) / len(which)

    def learn(self, which: Numbers, rate: float) -> None:
        for group in self.adam.param_groups:
            group["lr"] = rate
        self.adam.zero_grad()
        self.losses(torch.as_tensor(which).to(self.device)).backward()
        self.adam.step()

    def weights(self) -> Weights:
        return Weights(*[part.detach().cpu().numpy().copy() for part in self.now])

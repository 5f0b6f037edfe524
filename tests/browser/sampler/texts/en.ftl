sampler-title = Sampler
sampler-lead = One answer of each kind.
sampler-meta = 1 or 2 players
sampler-prompt-say = Say something.

/** Where containerd lies; the same on every Windows node. */
export const containerdPaths = {
  /** `%ProgramFiles%` of every Windows installation. */
  programs: String.raw`C:\Program Files\containerd`,
  program: String.raw`C:\Program Files\containerd\containerd.exe`,
  config: String.raw`C:\Program Files\containerd\config.toml`,
  /** Named in the configuration. */
  data: {
    root: String.raw`C:\ProgramData\containerd\root`,
    state: String.raw`C:\ProgramData\containerd\state`,
  },
} as const

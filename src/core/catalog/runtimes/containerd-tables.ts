import { inferred, verified } from '../fact.ts'

/** Under which plugin each schema of config.toml keeps the settings of pods. */
export const containerdTables = {
  /** Schema 2 has one plugin, schema 3 and later two others. */
  old: inferred('io.containerd.grpc.v1.cri', [
    'containerd 301026e58c61/docs/cri/config.md#L27-L45',
    'containerd v2.2.0/internal/cri/config/config.go#L123-L313',
  ]),
  new: inferred(
    ['io.containerd.cri.v1.runtime', 'io.containerd.cri.v1.images'],
    [
      'containerd 301026e58c61/docs/cri/config.md#L27-L45',
      'containerd v2.2.0/internal/cri/config/config.go#L123-L313',
    ],
  ),
  toml: verified('TOML', ['ctrd#6305']),
  /** What went from the one to the others. */
  moved: ['cni', 'containerd', 'sandbox_image', 'registry'],
  /** Only a list that equals the built-in one is passed over. */
  bothDirectories: verified('bin_dir or bin_dirs', [
    'containerd v2.1.0/internal/cri/config/config.go#L156-L163',
    'containerd v2.2.0/internal/cri/config/config.go#L623-L641',
  ]),
} as const

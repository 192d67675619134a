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
  /** In schema 1, which is what no version means, plugins of 1.x are looked up by their short names. */
  unnamed: verified('short names of plugins, as cri', [
    'containerd v1.7.28/services/server/config/config.go#L91-L96',
    'containerd v1.7.28/services/server/config/config.go#L181-L185',
  ]),
  /** 1.x stops on short names in later schemas: "invalid plugin key URI". */
  shortNames: verified({ from: 2 }, [
    'containerd v1.4.13/services/server/config/config.go#L108-L112',
    'containerd v1.7.28/services/server/config/config.go#L122-L126',
  ]),
  /** Tables below that of pods, '' for itself, with keys that stand in no other one, up to schema 2. */
  homes: verified(
    {
      '': [
        'sandbox_image',
        'stream_server_address',
        'stream_server_port',
        'stream_idle_timeout',
        'stats_collect_period',
        'selinux_category_range',
        'max_container_log_line_size',
        'max_concurrent_downloads',
      ],
      cni: ['bin_dir', 'conf_dir', 'max_conf_num', 'conf_template'],
      containerd: ['default_runtime_name', 'discard_unpacked_layers'],
      registry: ['config_path'],
    } as const,
    ['containerd v1.7.28/pkg/cri/config/config.go#L122-L393'],
  ),
  /** Of these a node does as well with the default. */
  minor: verified(
    [
      'stream_server_address',
      'stream_server_port',
      'stream_idle_timeout',
      'stats_collect_period',
      'selinux_category_range',
      'max_container_log_line_size',
      'max_concurrent_downloads',
    ],
    ['containerd v1.7.28/pkg/cri/config/config.go#L122-L393'],
  ),
  /** Snapshotters that containerd is built with on other systems than Windows. */
  otherSnapshotters: inferred(
    ['blockfile', 'btrfs', 'devmapper', 'native', 'overlayfs', 'zfs'] as readonly string[],
    [
      'github containerd/containerd/blob/02e0fef84b721aece327bfa9cc7a218eb0990e59/cmd/containerd/builtins/builtins_linux.go',
      'github containerd/containerd/blob/56e5564d6ce6d5e91f70e733b911c4941c14874c/cmd/containerd/builtins/devmapper_linux.go',
      'github containerd/containerd/blob/17f9c3a0ef8129d607ebf098fa67e4560ae9b762/cmd/containerd/builtins/btrfs_linux.go',
      'github containerd/containerd/blob/24b92d0631723db60f64e75f9438067a066ed88b/cmd/containerd/builtins/zfs_linux.go',
      'github containerd/containerd/blob/19ff94b701eb02982ebfa5cea99023c8e3ff1a32/cmd/containerd/builtins/builtins_windows.go',
    ],
    { note: 'by the names of their packages; overlay registers itself as overlayfs' },
  ),
  toml: verified('TOML', ['ctrd#6305']),
  /** Which releases pass by a table that is not of the schema of its file; the others move its settings over. */
  passedOver: verified({ new: '1.x', ofSecondInThird: '2.0 to 2.2' } as const, [
    'containerd v1.7.28/services/server/config/config.go#L181-L185',
    'containerd v2.2.0/plugins/cri/runtime/plugin.go#L197-L200',
    'containerd v2.3.0/plugins/cri/runtime/plugin.go#L204-L219',
  ]),
  /** What went from the one to the others. */
  moved: ['cni', 'containerd', 'sandbox_image', 'registry'],
  /** Only a list that equals the built-in one is passed over. */
  bothDirectories: verified('bin_dir or bin_dirs', [
    'containerd v2.1.0/internal/cri/config/config.go#L156-L163',
    'containerd v2.2.0/internal/cri/config/config.go#L623-L641',
  ]),
  /** Tables that 2.0 no longer reads. */
  removed: verified(
    { from: '2.0.0', keys: ['default_runtime', 'untrusted_workload_runtime'] } as const,
    ['containerd 301026e58c61/RELEASES.md#L628-L631'],
  ),
  /** From then on a table of runtimes adds to the built-in ones; before, it takes their place. */
  runtimesMerged: verified({ from: '2.0.0' } as const, [
    'containerd v1.7.34/vendor/github.com/pelletier/go-toml/marshal.go#L890-L900',
    'containerd v1.7.34/services/server/config/config.go#L181-L194',
    'containerd v2.0.0/vendor/github.com/pelletier/go-toml/v2/unmarshaler.go#L455-L507',
    'containerd v2.0.0/cmd/containerd/server/config/config.go#L260-L288',
  ]),
  /** The runtime of pods that name none, where the file does not say. */
  defaultRuntime: verified('runhcs-wcow-process', [
    'containerd v1.7.34/pkg/cri/config/config_windows.go#L39',
  ]),
  /** What the plugin of pods checks when it starts; where it refuses, containerd serves no CRI. */
  checked: verified('default_runtime_name has its runtime, config_path stands alone', [
    'containerd 00d102da9f73110bf9e79f9139d10ee2f249effb/pkg/cri/config/config.go',
    'containerd 00142976c7947b870a6e93d31f1d03e0238b4995/internal/cri/config/config.go',
  ]),
  /** Tables of each registry below `registry.configs`; RKE2 wrote them the other way round on Windows nodes. */
  ofRegistry: inferred(['tls', 'auth'] as const, [
    'containerd v1.7.28/pkg/cri/config/config.go#L122-L393',
    'github rancher/rke2/issues/3239',
  ]),
  /** What serves the kubelet, by its names in `disabled_plugins`. */
  disabled: inferred(
    [
      'cri',
      'io.containerd.grpc.v1.cri',
      'io.containerd.cri.v1.runtime',
      'io.containerd.cri.v1.images',
    ],
    ['moby#37519'],
  ),
  windowsRuntime: verified('io.containerd.runhcs.v1', [
    'containerd 301026e58c61/defaults/defaults_windows.go#L51',
  ]),
  windowsPipe: inferred(String.raw`\\.\pipe\containerd-containerd`, [
    'containerd 301026e58c61/defaults/defaults_windows.go#L41',
  ]),
  windowsSnapshotter: inferred('windows', [
    'containerd 301026e58c61/defaults/defaults_windows.go#L55',
  ]),
  /** What `SandboxIsolation` in the options of a handler means. */
  sandboxModes: verified({ process: 0, hyperv: 1 } as const, [
    'github microsoft/hcsshim/blob/20390dc89991ab37a46c425a454458811fdd8346/cmd/containerd-shim-runhcs-v1/options/runhcs.proto#L36-L44',
  ]),
  /** What a handler without the option has. */
  sandboxUnset: inferred('process', [
    'hcsshim-main cmd/containerd-shim-runhcs-v1/options/runhcs.proto#L10-L111',
    'containerd v1.7.28/pkg/cri/config/config_windows.go#L46-L64',
  ]),
} as const

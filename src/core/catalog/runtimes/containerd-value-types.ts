import { inferred } from '../fact.ts'

/** What a value of config.toml is: text, a whole number, or true or false. */
export type TomlType = 'text' | 'number' | 'truth'

const streaming = {
  stream_server_address: 'text',
  stream_server_port: 'text',
  stream_idle_timeout: 'text',
  enable_tls_streaming: 'truth',
  disable_tcp_service: 'truth',
} as const
const images = { snapshotter: 'text', discard_unpacked_layers: 'truth' } as const
const pods = { enable_selinux: 'truth', max_container_log_line_size: 'number' } as const
const cni = { bin_dir: 'text', conf_dir: 'text', max_conf_num: 'number' } as const
const byDefault = { default_runtime_name: 'text' } as const

/** Keys of tables, each with the type that Go decodes it into: nothing is converted. */
export const containerdValueTypes = inferred<
  readonly {
    readonly table: readonly string[]
    readonly keys: Readonly<Record<string, TomlType>>
  }[]
>(
  [
    { table: [], keys: { version: 'number', root: 'text', state: 'text' } },
    {
      table: ['grpc'],
      keys: {
        address: 'text',
        max_recv_message_size: 'number',
        max_send_message_size: 'number',
      },
    },
    { table: ['debug'], keys: { address: 'text', level: 'text' } },
    { table: ['metrics'], keys: { address: 'text', grpc_histogram: 'truth' } },
    {
      table: ['plugins', 'io.containerd.grpc.v1.cri'],
      keys: { ...streaming, ...pods, sandbox_image: 'text', stats_collect_period: 'number' },
    },
    {
      table: ['plugins', 'io.containerd.grpc.v1.cri', 'containerd'],
      keys: { ...images, ...byDefault },
    },
    { table: ['plugins', 'io.containerd.grpc.v1.cri', 'cni'], keys: cni },
    { table: ['plugins', 'io.containerd.grpc.v1.cri', 'registry'], keys: { config_path: 'text' } },
    { table: ['plugins', 'io.containerd.cri.v1.runtime'], keys: pods },
    { table: ['plugins', 'io.containerd.cri.v1.runtime', 'containerd'], keys: byDefault },
    { table: ['plugins', 'io.containerd.cri.v1.runtime', 'cni'], keys: cni },
    {
      table: ['plugins', 'io.containerd.cri.v1.images'],
      keys: { ...images, stats_collect_period: 'number' },
    },
    {
      table: ['plugins', 'io.containerd.cri.v1.images', 'pinned_images'],
      keys: { sandbox: 'text' },
    },
    {
      table: ['plugins', 'io.containerd.cri.v1.images', 'registry'],
      keys: { config_path: 'text' },
    },
  ],
  [
    'containerd 00142976c7947b870a6e93d31f1d03e0238b4995/internal/cri/config/config.go',
    'containerd 00d102da9f73110bf9e79f9139d10ee2f249effb/pkg/cri/config/config.go',
  ],
  { note: 'the types were read; that the decoder converts nothing is how it works with others' },
)

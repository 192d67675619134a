import { verified } from '../fact.ts'

/** Where containerd looks for what stands beside config.toml, and where it listens. */
export const containerdFiles = {
  /** The folders of a registry with a port, on Windows; one without it is another registry. */
  registryFolder: verified('NAME_PORT_, NAMEPORT or _default', [
    'containerd 301026e58c61/core/remotes/docker/config/hosts.go#L306-L313',
    'containerd 301026e58c61/docs/hosts.md#L105-L125',
  ]),
  /** Where those folders lie, by the schema of config.toml; several folders stand one behind the other. */
  configPath: verified(
    [
      ['plugins', 'io.containerd.grpc.v1.cri', 'registry', 'config_path'],
      ['plugins', 'io.containerd.cri.v1.images', 'registry', 'config_path'],
      ['plugins', 'cri', 'registry', 'config_path'],
    ],
    [
      'containerd 288c869b8b86dfc2e935003d404cece0b17c3267/docs/cri/registry.md',
      'containerd 301026e58c61/docs/hosts.md#L105-L125',
    ],
  ),
  /** Of a folder whose file it cannot decode, containerd takes the certificates alone. */
  hosts: verified('TOML', [
    'containerd 301026e58c61/core/remotes/docker/config/hosts.go#L328-L333',
    'github k3s-io/k3s/issues/9693',
  ]),
  /** What hosts.toml has for a host; containerd reads over whatever else stands there. */
  hostFields: verified(
    'capabilities, ca, client, skip_verify, header, override_path, dial_timeout',
    [
      'containerd 301026e58c61/core/remotes/docker/config/hosts.go#L338-L378',
      'containerd 301026e58c61/core/remotes/docker/config/hosts.go#L399',
    ],
  ),
  /** Imports of the built-in configuration do not count once a file is loaded. */
  imports: verified('imports of the file that is loaded', [
    'containerd v2.2.0/cmd/containerd/server/config/config.go#L289-L331',
    'containerd v2.2.0/cmd/containerd/command/main.go#L127-L140',
    'containerd 301026e58c61/cmd/containerd/server/config/config.go#L503-L509',
  ]),
  /** The file that a service without --config reads. */
  ownFile: verified(String.raw`C:\Program Files\containerd\config.toml`, [
    'containerd 301026e58c61/defaults/defaults_windows.go#L33',
    'containerd v2.2.0/cmd/containerd/command/service_windows.go#L57-L165',
  ]),
  /** The keys of the address in config.toml: that of schemas up to 3, and that of later ones. */
  addresses: verified(
    [
      ['grpc', 'address'],
      ['plugins', 'io.containerd.server.v1.grpc', 'address'],
    ],
    ['containerd 000708dc3101b7ad896b5f5ccf1b3c4fc06cec05/docs/man/containerd-config.toml.5.md'],
  ),
  /** No address with a scheme, which clients take. */
  pipe: verified(String.raw`\\.\pipe\NAME`, [
    'containerd 301026e58c61/pkg/sys/socket_windows.go#L25-L30',
    'github rancher/rke2/issues/2161',
  ]),
} as const

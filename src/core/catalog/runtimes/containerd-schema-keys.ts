import { verified } from '../fact.ts'

/** The pause image is a key of the table of CRI up to schema 2, and a table of its own later. */
export const pinnedFrom = verified(3, [
  'containerd v2.2.0/internal/cri/server/podsandbox/sandbox_run.go#L346-L356',
  'containerd v1.7.28/pkg/cri/server/sandbox_run.go#L106',
])

/**
 * Tables at the top of the file that schema 4 has among the plugins; only files of schemas before
 * are migrated.
 */
export const serverTables = verified(
  {
    from: 4,
    plugins: {
      grpc: 'io.containerd.server.v1.grpc',
      ttrpc: 'io.containerd.server.v1.ttrpc',
      metrics: 'io.containerd.server.v1.metrics',
    },
  },
  ['containerd v2.3.4/cmd/containerd/server/config/config.go#L219-L320'],
)

import type { Conflict } from '../define.ts'

export const windowsIsolationBackground: readonly Conflict[] = [
  {
    id: 'hyperv-host-process',
    topic: 'HostProcess containers under Hyper-V isolation',
    positions: [
      {
        says: 'The documentation and the enhancement proposal rule them out.',
        sources: ['web-hpc-b', 'kep-1981#L228'],
      },
      {
        says: 'hcsshim from 0.15.0-rc.2 on can run them inside the virtual machine of the pod, by an annotation.',
        sources: ['hcsshim-main pkg/annotations/annotations.go#L310'],
      },
    ],
    decision:
      'Not offered: it is no feature of Kubernetes, and the container would manage the virtual machine and not the node.',
    confidence: 'inferred',
    rules: [],
  },
  {
    id: 'hyperv-sandbox-image',
    topic: 'Whether a containerd handler can have a pause image of its own',
    positions: [
      {
        says: 'The templates of AKS set SandboxImage in each Hyper-V handler.',
        sources: [
          'agentbaker staging/cse/windows/containerdfunc.ps1#L89',
          'agentbaker staging/cse/windows/containerdfunc.ps1#L148',
        ],
      },
      {
        says: 'The CRI plugin takes the one image of its configuration for every pod.',
        sources: [
          'containerd v1.7.28/pkg/cri/server/sandbox_run.go#L106',
          'containerd v2.2.0/internal/cri/server/podsandbox/sandbox_run.go#L346-L356',
        ],
      },
      {
        says: 'A key runtime_platforms is read and not used; a change that uses it is open.',
        sources: ['github containerd/containerd/pull/13927'],
      },
    ],
    decision:
      'Neither key is written, because neither does anything. A node with Hyper-V pods has one pause image, that of the guest.',
    confidence: 'verified',
    rules: [],
  },
  {
    id: 'hyperv-handler-tables',
    topic: 'Where the Hyper-V handlers stand in a containerd configuration of version 3',
    positions: [
      {
        says: 'The script of AKS writes them below plugins.cri, the name of older schemas, also into its version 3 template.',
        sources: [
          'agentbaker staging/cse/windows/containerdfunc.ps1#L89',
          'agentbaker staging/cse/windows/containerdfunc.ps1#L148',
        ],
      },
      {
        says: 'Version 3 has them below the plugin io.containerd.cri.v1.runtime.',
        sources: ['containerd v2.2.0/internal/cri/config/config.go#L123-L313'],
      },
    ],
    decision:
      'The plugin of the schema is written. AKS does not enable these handlers, so nobody notices the difference there.',
    confidence: 'verified',
    rules: [],
  },
]

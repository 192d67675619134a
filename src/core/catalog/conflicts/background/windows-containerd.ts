import type { Conflict } from '../define.ts'

export const windowsContainerdBackground: readonly Conflict[] = [
  {
    id: 'containerd-bin-dir',
    topic: 'The key for the directory of CNI plugins in containerd 2.1 and later',
    positions: [
      {
        says: 'The template of AKS writes bin_dir.',
        sources: ['agentbaker staging/cse/windows/containerd2template.toml#L67'],
      },
      {
        says: 'bin_dir is deprecated since 2.1, and both keys together are an error unless bin_dirs has its default.',
        sources: [
          'containerd v2.1.0/internal/cri/config/config.go#L156-L163',
          'containerd v2.1.9/internal/cri/config/config.go#L621-L639',
        ],
      },
    ],
    decision: 'From 2.1 on bin_dirs is written and before it bin_dir, never both.',
    confidence: 'verified',
    rules: [],
  },
  {
    id: 'containerd-config-version-1',
    topic: 'Whether containerd 2 still reads configuration files of version 1',
    positions: [
      {
        says: 'The release overview says that older versions are converted at every start.',
        sources: ['ctrd#L555-L566'],
      },
      {
        says: 'Two other documents of the project say that version 1 was removed in 2.0.',
        sources: [
          'containerd 301026e58c61/docs/PLUGINS.md#L271',
          'containerd 301026e58c61/docs/cri/config.md#L232',
          'containerd 301026e58c61/docs/cri/config.md#L349',
        ],
      },
    ],
    decision:
      'Version 1 is never written, and the version always is: a file without it is read as version 1.',
    confidence: 'verified',
    rules: [],
  },
  {
    id: 'containerd-arm64',
    topic: 'Windows nodes on arm64',
    positions: [
      {
        says: 'The release overview says that no files are published for it.',
        sources: ['ctrd#L242'],
      },
      {
        says: 'The guide for starters says that arm64 is available too.',
        sources: ['containerd 301026e58c61/docs/getting-started.md#L118'],
      },
    ],
    decision: 'Nodes are amd64 in this app, as the images for Windows are.',
    confidence: 'inferred',
    rules: [],
  },
  {
    id: 'containerd-scale-cpu-option',
    topic: 'The spelling of the option that scales CPU limits to the sandbox',
    positions: [
      {
        says: 'containerd’s own configuration has ScaleCpuLimitsToSandbox.',
        sources: ['containerd v1.7.28/pkg/cri/config/config_windows.go#L46-L64'],
      },
      {
        says: 'The script of AKS has ScaleCPULimitsToSandbox.',
        sources: ['agentbaker staging/cse/windows/containerdfunc.ps1'],
      },
    ],
    decision: 'The spelling of containerd is written.',
    confidence: 'verified',
    rules: [],
  },
  {
    id: 'containerd-newest-tags',
    topic: 'The newest patch releases of containerd',
    positions: [
      { says: 'The release overview prints 1.7.33, 2.2.5 and 2.3.2.', sources: ['ctrd'] },
      { says: 'The tags go up to 1.7.34, 2.2.7 and 2.3.4.', sources: ['containerd-tags'] },
    ],
    decision: 'The tags count; the overview lags behind them.',
    confidence: 'verified',
    rules: [],
  },
  {
    id: 'crictl-pipe',
    topic: 'How the named pipe of the runtime is written',
    positions: [
      {
        says: 'kubeadm and the kubelet take npipe:////./pipe/ with four slashes.',
        sources: ['rn-1.24#L98'],
      },
      {
        says: 'A script of SIG Windows writes npipe://./pipe/ with two slashes for crictl.',
        sources: ['swtools hostprocess/Install-Containerd.ps1#L274-L283'],
      },
    ],
    decision: 'Each program gets the form that is known from it; both occur in working scripts.',
    confidence: 'inferred',
    rules: [],
  },
  {
    id: 'pause-image-2004',
    topic: 'The release that the pause image 1.3.0 lacks',
    positions: [
      {
        says: 'A thread says “version 2014”, which never existed.',
        sources: ['github kubernetes-sigs/sig-windows-tools/issues/116'],
      },
      {
        says: 'The change that answers it names version 2004.',
        sources: ['github kubernetes-sigs/sig-windows-tools/pull/117'],
      },
    ],
    decision: 'Version 2004; the thread has a slip of the pen.',
    confidence: 'inferred',
    rules: [],
  },
]

import type { Sources } from './source.ts'

/** Windows, its containers and their runtimes. `containerd`, `iis-docker`, `cri-dockerd` and `vd-at` take a path that starts with a tag or commit. */
export const windowsSources = {
  'ae-port-sharing': {
    title: 'aks-engine: Windows configuration functions',
    url: 'https://github.com/Azure/aks-engine/blob/f634f52ff4f6/parts/k8s/windowsconfigfunc.ps1',
  },
  agentbaker: {
    title: 'Azure AgentBaker',
    url: 'https://github.com/Azure/AgentBaker/tree/06836ee2301e',
    base: 'https://github.com/Azure/AgentBaker/blob/06836ee2301e/',
  },
  'aks-docs': {
    title: 'AKS documentation',
    url: 'https://github.com/MicrosoftDocs/azure-aks-docs/tree/fb060abe6a8f',
    base: 'https://github.com/MicrosoftDocs/azure-aks-docs/blob/fb060abe6a8f/articles/aks/',
  },
  containerd: {
    title: 'containerd',
    url: 'https://github.com/containerd/containerd',
    base: 'https://github.com/containerd/containerd/blob/',
  },
  'containerd-tags': {
    title: 'containerd tags',
    url: 'https://github.com/containerd/containerd/tags',
  },
  'cri-dockerd': {
    title: 'cri-dockerd',
    url: 'https://github.com/Mirantis/cri-dockerd/tree/246bd65780eb',
    base: 'https://github.com/Mirantis/cri-dockerd/blob/',
  },
  'doc004-runtimes': {
    title: 'Kubernetes v1.20: Container runtimes',
    url: 'https://v1-20.docs.kubernetes.io/docs/setup/production-environment/_print/',
  },
  endoflife: {
    title: 'endoflife.date',
    url: 'https://github.com/endoflife-date/endoflife.date/tree/a70eca337600/products',
    base: 'https://github.com/endoflife-date/endoflife.date/blob/a70eca337600/products/',
  },
  'dotnet-host-codes': {
    title: '.NET: exit codes of the host',
    url: 'https://github.com/dotnet/runtime/blob/1a27550944c2/docs/design/features/host-error-codes.md',
  },
  'endoflife-windows-server': {
    title: 'endoflife.date: Windows Server',
    url: 'https://github.com/endoflife-date/endoflife.date/blob/a70eca337600/products/windows-server.md',
  },
  github: { title: 'GitHub', url: 'https://github.com', base: 'https://github.com/' },
  'hcsshim-main': {
    title: 'hcsshim',
    url: 'https://github.com/microsoft/hcsshim/tree/7c9ff7f48138',
    base: 'https://github.com/microsoft/hcsshim/blob/7c9ff7f48138/',
  },
  'iis-docker': {
    title: 'IIS container images',
    url: 'https://github.com/microsoft/iis-docker',
    base: 'https://github.com/microsoft/iis-docker/blob/',
  },
  'ms-container-support': {
    title: 'Microsoft: support for Windows containers and Docker on premises',
    url: 'https://github.com/MicrosoftDocs/SupportArticles-docs/blob/054af8b48a71/support/windows-server/containers/support-for-windows-containers-docker-on-premises-scenarios.md',
  },
  'ms-release-info': {
    title: 'Microsoft: Windows Server release information',
    url: 'https://learn.microsoft.com/en-us/windows/release-health/windows-server-release-info',
  },
  'skew-policy': {
    title: 'Kubernetes: version skew policy',
    url: 'https://github.com/kubernetes/website/blob/01bc09751ea9/content/en/releases/version-skew-policy.md',
  },
  swtools: {
    title: 'sig-windows-tools',
    url: 'https://github.com/kubernetes-sigs/sig-windows-tools/tree/401ee6fcd836',
    base: 'https://github.com/kubernetes-sigs/sig-windows-tools/blob/401ee6fcd836/',
  },
  'powershell-docs': {
    title: 'Microsoft: PowerShell documentation',
    url: 'https://github.com/MicrosoftDocs/PowerShell-Docs/tree/27138b21b41d/reference/5.1',
    base: 'https://github.com/MicrosoftDocs/PowerShell-Docs/blob/27138b21b41d/reference/5.1/',
  },
  win32: {
    title: 'Microsoft: Win32 documentation',
    url: 'https://github.com/MicrosoftDocs/win32/tree/47e64c189dcb/desktop-src',
    base: 'https://github.com/MicrosoftDocs/win32/blob/47e64c189dcb/desktop-src/',
  },
  'ms-2019-images': {
    title: 'Microsoft: Windows Server 2019 now available, and its images in the Microsoft registry',
    url: 'https://techcommunity.microsoft.com/t5/containers/windows-server-2019-now-available/ba-p/382430',
  },
  vd: {
    title: 'Microsoft: Windows container documentation',
    url: 'https://github.com/MicrosoftDocs/Virtualization-Documentation/tree/77e0742a8029/virtualization/windowscontainers',
    base: 'https://github.com/MicrosoftDocs/Virtualization-Documentation/blob/77e0742a8029/virtualization/windowscontainers/',
  },
  'vd-at': {
    title: 'Microsoft: Windows container documentation, an earlier revision',
    url: 'https://github.com/MicrosoftDocs/Virtualization-Documentation',
    base: 'https://github.com/MicrosoftDocs/Virtualization-Documentation/blob/',
  },
  'vd-overlay-kb-first': {
    title: 'Windows container docs: overlay with KB4482887',
    url: 'https://github.com/MicrosoftDocs/Virtualization-Documentation/commit/b0e6cd6620f5a3c1964901631c005de5240a12bb',
  },
  'vd-2021': {
    title: 'Microsoft: Windows container documentation, 2021',
    url: 'https://github.com/MicrosoftDocs/Virtualization-Documentation/tree/d87e29555def/virtualization/windowscontainers',
    base: 'https://github.com/MicrosoftDocs/Virtualization-Documentation/blob/d87e29555def/virtualization/windowscontainers/',
  },
  'windows-testing': {
    title: 'SIG Windows tests',
    url: 'https://github.com/kubernetes-sigs/windows-testing/tree/6ae6988090b1',
    base: 'https://github.com/kubernetes-sigs/windows-testing/blob/6ae6988090b1/',
  },
} as const satisfies Sources

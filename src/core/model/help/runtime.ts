import { defineHelp } from './define.ts'

export const runtimeHelp = defineHelp({
  containerRuntime: {
    find: { on: 'cluster', command: 'kubectl get nodes --output wide' },
    text: 'What the kubelet asks to start containers. Kubernetes itself spoke to Docker until the part for it, dockershim, was removed in 1.24; containerd is the usual choice since.',
    sources: ['rn-1.24', 'web-intro-36'],
  },
  runtimeVersion: {
    find: { on: 'cluster', command: 'kubectl get nodes --output wide' },
    text: 'The release of the runtime that the scripts install. Left to the app, it is one that the containerd project recommends for this Kubernetes version.',
    sources: ['ctrd'],
  },
  isolation: {
    find: { on: 'cluster', command: 'kubectl get runtimeclass NAME --output yaml' },
    text: 'With process isolation containers share the kernel of the host. With Hyper-V isolation each pod has a small virtual machine of its own. HostProcess containers are processes of the host, for node agents.',
    sources: ['msvc', 'web-hpc-b'],
  },
  featureGates: {
    text: 'Switches of Kubernetes components for features that are not final, as Name=true or Name=false. Gates that a choice needs are added by themselves unless they are listed here.',
  },
  accepted: {
    text: 'Ids of findings that you accept knowingly. An error about an unsupported combination is then a warning, which the runbook keeps.',
  },
})

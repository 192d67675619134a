import { testLint } from '../../testing/test-lint.ts'
import { flagKnown } from './flag-known.ts'

testLint(flagKnown, {
  valid: [
    {
      name: 'flags of this version',
      text: 'kubelet.exe --max-pods=30 --v=4 --node-ip=10.0.0.4',
      known: { kubernetesVersion: '1.23' },
    },
    {
      name: 'a flag that came back to a patch release',
      text: 'kubelet.exe --windows-priorityclass=ABOVE_NORMAL_PRIORITY_CLASS --max-pods=30',
      known: { kubernetesVersion: '1.18', kubernetesRelease: '1.18.13' },
    },
    {
      name: 'flags of flanneld',
      text: 'flanneld.exe --kubeconfig-file=c:\\k\\config --iface=10.0.0.4 --ip-masq=1',
    },
    {
      name: 'underscores, which are read as dashes',
      text: 'kubelet.exe --max_pods=30 --hostname_override=a',
      known: { kubernetesVersion: '1.30' },
    },
  ],
  invalid: [
    {
      name: 'a flag that flanneld does not have',
      text: 'flanneld.exe --kubeconfig-file=C:\\k\\config --kube-subnet-mgr --ifaces=10.0.0.4\n',
      known: { kubernetesVersion: '1.30' },
      messages: [/flanneld has no flag --ifaces/],
      severity: 'error',
    },
    {
      name: 'flags that a version removed',
      text: 'kubelet.exe --network-plugin=cni --image-pull-progress-deadline=20m --max-pods=30',
      known: { kubernetesVersion: '1.24' },
      messages: [/--network-plugin up to 1\.23/, /--image-pull-progress-deadline up to 1\.23/],
      severity: 'error',
      basis: 'refused',
    },
    {
      name: 'a misspelt flag',
      text: 'kubelet.exe --hostname-overide=a --max-pods=30',
      known: { kubernetesVersion: '1.30' },
      messages: [/no flag --hostname-overide/],
      severity: 'error',
    },
    {
      name: 'a flag as the guides misname it',
      text: 'kubelet.exe --kubelet-reserve=memory=1Gi --max-pods=30',
      known: { kubernetesVersion: '1.22' },
      messages: [/no flag --kubelet-reserve/],
    },
    {
      name: 'a flag of the other component',
      text: 'kube-proxy.exe --proxy-mode=kernelspace --network-plugin=cni',
      known: { kubernetesVersion: '1.20' },
      messages: [/it is one of kubelet/],
    },
    {
      name: 'a flag that a patch release does not have yet',
      text: 'kubelet.exe --windows-priorityclass=ABOVE_NORMAL_PRIORITY_CLASS --max-pods=30',
      known: { kubernetesVersion: '1.18', kubernetesRelease: '1.18.2' },
      messages: [/from 1\.18\.13 on/],
    },
    {
      name: 'a flag that ends before the version of the control plane',
      text: 'kubelet.exe --cloud-config=c:/k/cloud.conf --max-pods=30',
      known: { kubernetesVersion: '1.33', controlPlaneVersion: '1.34' },
      messages: [/takes it up to 1\.33\. The control plane has 1\.34 already/],
      severity: 'warning',
    },
    {
      name: 'a flag that ends after the version of the control plane',
      text: 'kubelet.exe --cloud-config=c:/k/cloud.conf --max-pods=30',
      known: { kubernetesVersion: '1.31', controlPlaneVersion: '1.33' },
      messages: [/takes it up to 1\.33\.$/],
      severity: 'info',
    },
    {
      name: 'a flag that ends in a later version',
      text: 'kubelet.exe --pod-infra-container-image=registry.k8s.io/pause:3.9 --max-pods=30',
      known: { kubernetesVersion: '1.29' },
      messages: [/deprecated; kubelet takes it up to 1\.34/],
      severity: 'info',
    },
  ],
})

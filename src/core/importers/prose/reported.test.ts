import { expect, test } from 'vitest'
import { readFiles } from '../../engine/diagnose/reading/read.ts'

const read = (text: string, name: RegExp) =>
  readFiles([{ name: 'a.txt', text }]).documents.flatMap(({ reading }) =>
    (reading.observations ?? []).flatMap((one) =>
      name.test(one.name) ? [`${one.name}=${String(one.value)}`] : [],
    ),
  )

test.each([
  ['We run all our pods with Hyper-V isolation.', /^isolation$/, 'isolation=hyperv'],
  ['Our worker nodes (docker) are slow.', /^containerRuntime$/, 'containerRuntime=docker'],
  ['Weave Net 2.8.1 is our CNI on the Windows nodes.', /otherCni$/, 'network.otherCni=weave'],
  ['Our NetworkPolicy has no effect on the Windows pods.', /ineffective/, 'NetworkPolicy'],
  [
    'Our NetworkPolicy works for Linux pods but Windows pods can still reach everything.',
    /ineffective/,
    'NetworkPolicy',
  ],
  [
    'Network policies are on. They are ignored by our Windows pods.',
    /ineffective/,
    'Network policies',
  ],
  ['The nodes run Mirantis 23.0.7 as runtime.', /^runtimeVersion$/, 'runtimeVersion=23.0.7'],
  ['Our pods (mcr.microsoft.com/windows/nanoserver:1809) crash.', /^image$/, 'nanoserver:1809'],
  ['Two of our nodes are on v1.28.3.', /^kubernetesRelease$/, '1.28.3'],
  ['The kubelet is 1.31.0 in the docs, we have 1.28.3 everywhere.', /serverVersion$/, '=1.28.3'],
  ['As described in the guide the cluster is 1.28.3.', /^kubernetesRelease$/, '1.28.3'],
  ['kubelet is 1.29.4, as in the guide.', /^kubernetesRelease$/, '1.29.4'],
  ['We run containerd 1.7.13 in the cluster.', /^runtimeVersion$/, '1.7.13'],
  ['We want to use VNI 4096, but flanneld refuses it.', /^vni$/, 'vni=4096'],
  ['We set the VNI to 4096 and the port to 4789.', /^vxlanPort$/, 'vxlanPort=4789'],
  [
    String.raw`Our conf_dir = "C:\Program Files\containerd\cni\conf" is empty.`,
    /confDir$/,
    String.raw`Files\containerd\cni\conf`,
  ],
])('said of the setup: %s', (text, name, value) => expect(read(text, name).join()).toContain(value))

test.each([
  ['Pods with Hyper-V isolation are not possible on AKS.', /^isolation$/],
  ['The kubelet is 1.31.0 in the docs.', /^kubernetes/],
  ['kubelet version 1.31.0 is in the official guide, but ours is older.', /^kubernetes/],
  ['In the tutorial the cluster is 1.31.0.', /^kubernetes/],
  ['Containerd 2.0 in the documentation, what do we need?', /^runtimeVersion$/],
  ['In February we plan to move to vxlan (VNI 4096, port 4789).', /^(?:vni|vxlanPort)$/],
  ['Im Februar wollen wir auf vxlan umstellen (VNI 4096, Port 4789).', /^(?:vni|vxlanPort)$/],
  ['We will switch to overlay with VNI 4096 next month.', /^vni$/],
  ['We would use pods with hyper-v isolation if AKS had it.', /^isolation$/],
  ['We run images with Hyper-V isolation in Docker Desktop on laptops.', /^isolation$/],
  ['The build hosts (docker) push to the registry.', /^containerRuntime$/],
  ['We migrated the nodes (docker) to containerd.', /^containerRuntime$/],
  ['Is “container runtime: docker, network: flannel” still fine?', /^containerRuntime$/],
  ['Weave is our CNI in the legacy cluster.', /otherCni/],
  ['They say cilium is our CNI.', /otherCni/],
  ['We looked at Kube-OVN 1.10.', /otherCni|kubeOvn/],
  ['Kube-OVN 1.12 is fine on Windows, says the blog.', /otherCni|kubeOvn/],
  ['NetworkPolicies have no effect on Windows according to the docs.', /ineffective/],
  ['I read that NetworkPolicy does not work with flannel.', /ineffective/],
  ['We know that network policies are ignored by Windows pods.', /ineffective/],
  ['Our NetworkPolicy on the Linux pods is not enforced.', /ineffective/],
  ['Mirantis 3.6 is what the console shows.', /^runtime/],
  ['The docs show images (mcr.microsoft.com/windows/nanoserver:1809) as an example.', /^image/],
  ['Pods of a test (mcr.microsoft.com/windows/nanoserver:1809) were deleted.', /^image/],
  ['Jenkins agents: build 10.0.14393.1, all of them', /^host/],
  ['CPU overcommit on the nodes is at 1.25.', /ernetes/],
])('nothing of the setup: %s', (text, name) => expect(read(text, name)).toEqual([]))

import { expect, test } from 'vitest'
import { diagnose } from '../diagnose.ts'

const found = (text: string) =>
  diagnose([{ name: 'report.md', text }]).findings.filter(({ severity }) => severity !== 'info')
const ids = (text: string) => found(text).map(({ id }) => id)

test.each([
  [
    'symptom-tw-27',
    'docker build cannot resolve any name: in RUN, "The remote name could not be resolved: \'nginx.org\'". Windows 10, Docker 19.03.8.',
  ],
  [
    'symptom-tw-27',
    'No DNS in my container.\nPS C:\\> docker run --rm -it mcr.microsoft.com/windows/servercore:1909 ping www.google.com\nPing request could not find host www.google.com. Please check the name and try again.\n\nWith --dns=8.8.8.8 it works.',
  ],
  [
    'symptom-m-slw-01',
    'Windows pods stay in Terminating and new ones in ContainerCreating. Some of our apps take 6 GB, and we do not set any memory limits. Kubernetes 1.23.',
  ],
  [
    'symptom-m-slw-01',
    'The Windows node becomes NotReady every night while the batch runs; its memory is used up then. The pods have no limits.',
  ],
  [
    'symptom-tw-28',
    'Our 32-bit service does not start in the container since the update of the image; the 64-bit one runs. Windows Server 2019.',
  ],
])('%s: %s', (id, text) => expect(ids(text)).toContain(id))

test.each([
  'Pods have no DNS: nslookup kubernetes.default times out. Our Dockerfile is FROM mcr.microsoft.com/windows/servercore:ltsc2019. kubelet 1.27.',
  'docker run works and finds all names; --dns=8.8.8.8 is set in our script.',
])('no names in a container of Docker: %s', (text) =>
  expect(ids(text)).not.toContain('symptom-tw-27'),
)

test.each([
  'Windows pods stay in ContainerCreating. All have a limit of 2 GB and the node has 32 GB of memory.',
  'We do not set CPU limits on our pods; all run well, with 6 GB each.',
])('memory without limits: %s', (text) => expect(ids(text)).not.toContain('symptom-m-slw-01'))

test('a release of each node pool', () => {
  const text = (other: string) =>
    `AKS 1.31 with a Windows Server 2022 node pool, where the sidecar fails. ${other}\n`
  expect(ids(text('On our Windows Server 2019 pool it runs.'))).not.toContain('values-disagree')
  expect(ids(text('The node has Windows Server 2019 Datacenter installed.\n'))).not.toEqual([])
})

test('a node that lost what ran when it restarted', () => {
  const log =
    '2024-02-07 19:29:43.390 [WARNING][9524] felix/endpoint_mgr.go 342: Failed to look up HNS endpoint for workload id=proto.WorkloadEndpointID{OrchestratorId:"k8s"}'
  expect(
    ids(`Calico pods lose connectivity when the Windows nodes restart.\n\n${log}\n`),
  ).toContain('symptom-c-61')
  expect(ids(`All is well here.\n\n${log}\n`)).not.toContain('symptom-c-61')
})

test('which fault of TOML it is', () => {
  const said = (text: string) =>
    found(`containerd: failed to load TOML: config.toml: ${text}`)[0]?.message
  expect(said('(116, 8): duplicated tables')).toMatch(/A table stands twice/)
  expect(said('(8, 13): invalid escape sequence: \\k')).toMatch(/double quotes/)
})

test.each([
  [
    'symptom-m-slw-04',
    'Pulling our image takes 20 minutes on each new node. It has 6 GB, servercore with IIS. AKS 1.29.',
  ],
  [
    'symptom-m-slw-04',
    'docker pull is fast but unpacking the layers needs 300 seconds on Windows Server 2019.',
  ],
  [
    'symptom-m-slw-04',
    'It takes 15 minutes until the first Windows pod runs.\n\n  Normal   Pulling   8m31s   kubelet   Pulling image "mcr.microsoft.com/windows/servercore:1809"\n',
  ],
  [
    'symptom-tw-18',
    'The Windows nodes reach the internet only through a proxy. HTTPS_PROXY is set in the cluster configuration; on the Linux nodes images are pulled, on Windows containerd does not use the proxy and no image is pulled.',
  ],
  [
    'symptom-tw-31',
    'New pods on the Windows node cannot resolve any name, nslookup times out. Older pods on the same node work. Calico 3.27.',
  ],
  [
    'symptom-tw-30',
    'After we upgraded flannel on the Windows nodes the pods cannot reach each other across nodes. host-gw.',
  ],
  [
    'symptom-w-09',
    'Grafana shows no CPU metrics of Windows pods, container_cpu_usage_seconds_total is empty for them.',
  ],
  ['symptom-m-slw-01', 'Liveness probe failed: Starting the CLR failed with HRESULT 8007000e.'],
])('%s, in words: %s', (id, text) => expect(ids(text)).toContain(id))

test.each([
  ['symptom-m-slw-04', 'Pulling the image takes 20 seconds, all pods run.'],
  ['symptom-m-slw-04', 'The Linux image pulls slowly? No: it is there after a second.'],
  [
    'symptom-tw-18',
    'All Windows nodes go through a proxy (HTTPS_PROXY is set), and images are pulled well.',
  ],
  [
    'symptom-tw-31',
    'New pods need a new image; older pods work. The new ones cannot resolve names since the image lacks a DLL.',
  ],
  [
    'symptom-tw-30',
    'Pods could not reach each other until we restarted flannel; a restart helps each time.',
  ],
  [
    'symptom-w-09',
    'kubectl top shows no metrics of the Windows pods; metrics-server is 0.7. Grafana is not installed.',
  ],
])('%s, not of: %s', (id, text) => expect(ids(text)).not.toContain(id))

test('which image it is that the registry does not give', () => {
  const said = (image: string) =>
    found(
      `Failed create pod sandbox: rpc error: code = Unknown desc = failed pulling image "${image}": Error response from daemon: Get https://registry-1.docker.io/v2/: net/http: request canceled while waiting for connection (Client.Timeout exceeded while awaiting headers)`,
    )[0]
      ?.causes?.slice(0, 2)
      .map(({ cause }) => cause)
  expect(said('rancher/kubelet-pause:v0.1.3')?.join()).toMatch(/It is the pause image/)
})

test.each([
  [
    'symptom-m-hcs-02',
    'The pod does not start since I build the image myself. I build it on Windows Server 2022; the nodes of the cluster are Windows Server 2019.',
  ],
  [
    'symptom-tw-17',
    'On the Windows node itself (flannel, kubeadm 1.18) curl to 10.96.0.1:443 or any other cluster IP times out. From within Windows pods on it the same addresses answer.',
  ],
  [
    'symptom-tw-32',
    'The clock of the container is three hours ahead of the host. Image FROM microsoft/windowsservercore:1803.',
  ],
])('%s, told: %s', (id, text) => expect(ids(text)).toContain(id))

test.each([
  [
    'symptom-m-hcs-02',
    'The pod does not start: its volume is not mounted. We build the image on Windows Server 2019; the nodes of the cluster are Windows Server 2019.',
  ],
  [
    'symptom-tw-32',
    'The clock of the container is an hour behind; it is the time zone of the node.',
  ],
])('%s, not told: %s', (id, text) => expect(ids(text)).not.toContain(id))

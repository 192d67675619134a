import { expect, test } from 'vitest'
import { diagnose } from '../../../diagnose.ts'

const found = (text: string) => diagnose([{ name: 'mail.txt', text }]).findings
const gravestIn = (text: string) => found(text).find(({ severity }) => severity !== 'info')

const taken =
  'E0802 04:10:44.120000 2200 proxier.go:1301] "Policy creation failed" err="hcnCreateLoadBalancer failed in Win32: The specified port already exists. (0x803b0013)"'
const outside = 'error: winapi error #3489792023 at container start.'
const panic = `panic: runtime error: invalid memory address or nil pointer dereference
[signal 0xc0000005 code=0x0 addr=0x10 pc=0x13a1d62]
goroutine 113 [running]:
k8s.io/kubernetes/pkg/proxy/winkernel.(*Proxier).syncProxyRules(0xc000a12000)
`
const stopped = 'Ready  Unknown  NodeStatusUnknown  Kubelet stopped posting node status.'
const token = 'Error: failed to create user process token: failed to lookup user group: '

test.each([
  ['We have just 4 services.', taken, /^A process or another rule/],
  ['There are only a few services in the cluster.', taken, /^A process or another rule/],
  ['We have 6 services per namespace and 80 namespaces.', taken, /^The dynamic TCP port range/],
  ['', `${panic}\nPS> kube-proxy.exe --version\nKubernetes v1.29.3\n`, /^HNS gave neither/],
  [
    '',
    'hcsshim::PrepareLayer - failed: There is not enough space on the disk. (0x70) C: of the node has 19.9 GB free.',
    /^Windows images, logs or dumps/,
  ],
  ['We have 6 services that fail, of 340 services.', taken, /^The dynamic TCP port range/],
  ['', `${outside} Our nodes are domain joined.`, /^The host, a member of the domain/],
  ['', `${outside} The node is not domain joined.`, /^Container Credential Guard or its plug-in/],
  ['', `${panic}\nPS> kube-proxy.exe --version\nKubernetes v1.20.2\n`, /^kube-proxy 1\.20/],
  ['', `${panic}\nPS> kube-proxy.exe --version\nKubernetes v1.24.10\n`, /^HNS gave neither/],
  ['It began in the minute in which I installed flannel.', stopped, /virtual switch was made/],
  [
    '',
    `${token}No mapping between account names and security IDs was done.`,
    /^runAsUserName is neither/,
  ],
  [
    '',
    'incompatible CNI versions; config is "0.1.0", plugin supports ["0.3.0" "0.3.1" "0.4.0"]',
    /no longer knows the old version/,
  ],
  [
    '',
    'incompatible CNI versions; config is "1.0.0", plugin supports ["0.1.0" "0.2.0"]',
    /^The CNI file is newer/,
  ],
  ['', 'Error 1069: The service did not start due to a logon failure.', /account of the service/],
  [
    '',
    'Our vSphere provider: the taint node.cloudprovider.kubernetes.io/uninitialized stays on win-1.',
    /^The provider of vSphere/,
  ],
  ['', `${token}NetLocalGroup: The group name could not be found.`, /^runAsUserName is neither/],
  [
    'PS> Get-ChildItem //./pipe | findstr csi\ncsi-proxy-disk-v1beta1\ncsi-proxy-filesystem-v1beta1\n',
    'open \\\\.\\pipe\\csi-proxy-filesystem-v1: The system cannot find the file specified.',
    /asks for another API version/,
  ],
  [
    '',
    'E0902 reflector.go:150] Failed to watch *v1.Service: failed to list *v1.Service: services is forbidden: User "system:serviceaccount:kube-system:default" cannot list resource "services" in API group "" at the cluster scope',
    /^The account of kube-proxy is not bound/,
  ],
  [
    'Our kubelet 1.29 ends.',
    'CgroupsPerQOS true is not supported on Windows',
    /^Up to 1\.30 the kubelet ends/,
  ],
  [
    'New services of our 2019 node get "The specified port already exists".',
    '',
    /^The dynamic TCP port range/,
  ],
  [
    '',
    'failed to setup network for sandbox "8f": plugin type="azure-vnet" failed (add): IPAM Invoker Add failed with error: hnsCall failed in Win32: The wrong diskette is in the drive. (0x22)',
    /^An HNS object made before/,
  ],
  [
    'PS> ctr -n default images import pause.tar',
    'failed to get sandbox image "corp/pause:3.9": failed to pull image: pull access denied',
    /^The image was imported into another namespace/,
  ],
  [
    'PS> ctr -n k8s.io images import pause.tar',
    'failed to get sandbox image "corp/pause:3.9": failed to pull image: pull access denied',
    /^containerd pulls the pause image by itself/,
  ],
  [
    'We have containerd 1.6.6.',
    'failed to pull and unpack image "reg/agent:1" (from windows-host-process-containers-base-image): hcsshim::ImportLayer failed in Win32: The system cannot find the path specified.',
    /^containerd before 1\.6\.18 cannot import/,
  ],
  [
    'We have containerd 1.6.20.',
    'failed to pull and unpack image "reg/agent:1" (from windows-host-process-containers-base-image): hcsshim::ImportLayer failed in Win32: The system cannot find the path specified.',
    /^Antivirus software/,
  ],
  [
    'Windows Server 2022, containerd 2.3.1.',
    'hcs::System::Start: The virtual machine or container JSON document is invalid.',
    /^The shim of containerd 2\.3\.0/,
  ],
  [
    'Windows Server 2022, containerd 2.3.4.',
    'hcs::System::Start: The virtual machine or container JSON document is invalid.',
    /^containerd or its shim asks/,
  ],
  [
    'We have containerd 1.6.6.',
    'failed to extract layer: hcsshim::ImportLayer failed in Win32: Access is denied. (0x5)',
    /^Antivirus software/,
  ],
])('the cause that fits comes first: %s %s', (said, message, cause) =>
  expect(gravestIn(`${said}\n\n${message}`)?.causes?.[0]?.cause).toMatch(cause),
)

test('one panic has one reason', () => {
  const text = `panic: Environment variable KUBE_NETWORK and network-flag not initialized
goroutine 1 [running]:
k8s.io/kubernetes/pkg/proxy/winkernel.newNetworkName
`
  expect(found(text).map(({ id }) => id)).toEqual(['symptom-m-prx-01'])
})

const lookup = (name: string, answer: string, server = '') =>
  `C:\\>nslookup ${name} ${server}\nServer:  UnKnown\nAddress:  10.96.0.10\n\n${answer}\n\n`
const answer = 'Name:    orders.shop.svc.cluster.local\nAddress:  10.99.1.2'
const none = (name: string) => `*** UnKnown can't find ${name}: Non-existent domain`
const silent = 'DNS request timed out.\n    timeout was 2 seconds.'

test('lookups beside each other tell what a message of one means', () => {
  const whole = lookup('orders.shop.svc.cluster.local', answer)
  const part = lookup('orders.shop.svc', none('orders.shop.svc'))
  expect(gravestIn(whole + part)).toMatchObject({ id: 'symptom-m-dns-02', severity: 'warning' })
  expect(gravestIn(whole + lookup('nosuch.shop', none('nosuch.shop')))).toBeUndefined()
  expect(gravestIn(part)).toBeUndefined()
  const pod = lookup('orders.shop.svc.cluster.local', answer, '10.244.0.7')
  expect(
    gravestIn(lookup('orders.shop.svc.cluster.local', silent) + pod)?.causes?.[0]?.cause,
  ).toMatch(/^The load balancer of kube-dns/)
})

const networks = (more: string) =>
  `PS C:\\> Get-HnsNetwork | select Name,Type\n\nName         Type\n----         ----\n${more}nat          nat\n`

const diag = (...names: readonly string[]) =>
  `C:\\k> hnsdiag list networks\n${names.map((name) => `Network : 9E5E8A3A-7F4B-4C0E-9A3C-0A1B2C3D4E5F\n    Name             : ${name}\n    Subnets          : 172.23.48.0/20\n`).join('')}`

const hypervisor = `PS C:\\> (Get-CimInstance Win32_ComputerSystem).HypervisorPresent
False`
const account = `SERVICE_NAME: containerd
        BINARY_PATH_NAME   : C:\\containerd\\containerd.exe --run-service
        SERVICE_START_NAME : `

test.each([
  [`Pods with Hyper-V isolation do not start.\n\n${hypervisor}`, 'symptom-m-hcs-04'],
  [
    'Pods with runtimeClassName hyperv fail. The feature Hyper-V is not installed.',
    'symptom-m-hcs-04',
  ],
  [
    `HostProcess pods do not start.\n\nPS C:\\> sc.exe qc containerd\n${account}CORP\\svc-k8s\n`,
    'symptom-m-hpc-01',
  ],
  [
    'externalTrafficPolicy: Local on Kubernetes 1.18, pods on Windows. External clients get no answer.',
    'symptom-m-svc-02',
  ],
  [
    'Windows Server 2019, containerd. \\\\10.1.1.5\\share works, \\\\fs01.corp.com\\share fails with a logon failure.',
    'symptom-m-gms-11',
  ],
  [
    'We installed Calico 3.28 by the operator. The calico-node-windows pods do not appear.',
    'symptom-s-25',
  ],
  [
    'I set HTTPS_PROXY as machine variable and restarted the containerd service. Image pulls still go direct and fail.',
    'symptom-tw-18',
  ],
  [
    'vSphere 7 + NSX, flannel overlay. Pods on one node can talk, pods on different hosts cannot.',
    'symptom-m-net-58',
  ],
  [
    'Plain Azure VMs, flannel host-gw. Windows pods reach neither other nodes nor the internet.',
    'symptom-m-net-59',
  ],
  ['Pods need 4 minutes to start on this node.', 'symptom-m-slw-04'],
  [
    `flannel vxlan. Pods of the Windows worker stay in ContainerCreating.\n\n${networks('')}`,
    'symptom-m-net-12',
  ],
  [
    `flannel vxlan. After the reboot the Windows worker lost its pod network.\n\n${diag('nat')}`,
    'symptom-m-net-12',
  ],
])('the setup says what it is: %s', (text, id) =>
  expect(gravestIn(text)).toMatchObject({ id, severity: 'warning' }),
)

test.each([
  `HostProcess pods do not start.\n\nPS C:\\> sc.exe qc containerd\n${account}LocalSystem\n`,
  'externalTrafficPolicy: Local on Kubernetes 1.27, pods on Windows. External clients get no answer.',
  'externalTrafficPolicy: Local on Kubernetes 1.18 for Linux pods. External clients get no answer.',
  'containerd 1.7. \\\\10.1.1.5\\share fails, \\\\fs01.corp.com\\share fails.',
  'The calico-node-windows pods were missing until we set windowsDataplane: HNS. All is fine now.',
  'HTTPS_PROXY is a machine variable. We restarted the containerd service and rebooted the node. Image pulls do not use the proxy and fail.',
  'Pods on different nodes do not need to talk to each other.',
  'We use process isolation, the feature Hyper-V is not installed, and all pods run.',
  'The pods on this node restart randomly, for about a second.',
  `flannel vxlan. Pods of the Windows worker stay in ContainerCreating.\n\n${networks('flannel.4096 Overlay\n')}`,
  `flannel vxlan. Pods of the Windows worker stay in ContainerCreating. This is a build server:\n\n${networks('')}`,
  'containerd 1.7. \\\\10.1.1.5\\share works, \\\\fs01.corp.com\\share works, \\\\fs02.corp.com\\old fails.',
  `flannel vxlan. Pods of the Windows worker stay in ContainerCreating.\n\n${diag('nat', 'flannel.4096')}`,
  `We prepare a worker for flannel vxlan, whose agent comes next.\n\n${diag('nat')}`,
  `We prepare a worker for flannel vxlan, whose agent comes next.\n\n${networks('')}`,
])('nothing says so: %s', (text) => expect(gravestIn(text)).toBeUndefined())

test.each([
  ['Local', /The traffic policy of the Service is Local/],
  ['Cluster', /has no ready endpoint/],
])('a Service with externalTrafficPolicy %s has no endpoints for kube-proxy', (policy, cause) => {
  const { findings } = diagnose([
    {
      name: 'svc.yaml',
      text: `apiVersion: v1\nkind: Service\nmetadata:\n  name: web\nspec:\n  type: LoadBalancer\n  externalTrafficPolicy: ${policy}\n  selector: {app: web}\n  ports:\n  - port: 80\n`,
    },
    {
      name: 'kube-proxy.log',
      text: 'E0613 11:02:41.118305    5012 proxier.go:1112] "Endpoint information not available for service, not applying any policy" serviceInfo="10.0.77.12:443"\n',
    },
  ])

  const [first] = findings.find(({ id }) => id === 'symptom-m-prx-08')?.causes ?? []
  expect(first?.cause).toMatch(cause)
})

test.each([
  [['nat'], 'symptom-m-net-12'],
  [['nat', 'flannel.4096'], undefined],
] as const)('networks %j in a file beside the complaint', (names, id) => {
  const { findings } = diagnose([
    {
      name: 'mail.txt',
      text: 'flannel vxlan. After the reboot the Windows worker lost its pod network.',
    },
    { name: 'hns.txt', text: diag(...names) },
  ])
  expect(findings.find((one) => one.id === 'symptom-m-net-12')?.id).toBe(id)
})

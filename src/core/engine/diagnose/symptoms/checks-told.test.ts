import { expect, test } from 'vitest'
import { diagnose } from '../../../diagnose.ts'

const likely = (text: string) =>
  diagnose([{ name: 'mail.txt', text }]).findings.flatMap(({ severity, causes }) =>
    severity === 'info' || !causes?.[0] ? [] : [causes[0].cause],
  )

const endpoints = (of: string) =>
  `Windows pods cannot reach the service web.\n\nkubectl get endpoints web\nNAME   ENDPOINTS       AGE\nweb    ${of}   3d\n`
const processes = `The windows node is slow, high CPU.

Handles  NPM(K)    PM(K)      WS(K)     CPU(s)     Id  SI ProcessName
-------  ------    -----      -----     ------     --  -- -----------
    811     120   411200     288112  18,402.11   2988   0 MsMpEng
    540      44   120112      99121   1,201.02   4100   0 containerd
`

test.each([
  [endpoints('<none>'), 'The Service has no ready endpoint'],
  [
    'No DNS in our Windows pods. Asking the CoreDNS pod directly fails as well.',
    'The pod does not reach the CoreDNS pod',
  ],
  [
    'DNS does not work in our windows pods, but nslookup against the pod IP of coredns works.',
    'The load balancer of kube-dns',
  ],
  [
    'gMSA does not work. Test-ADServiceAccount webapp on the node gives False.',
    'may not read the password',
  ],
  ['gMSA fails on our nodes. In the Containers-CCG log there is event ID 6.', 'Event 6'],
  [
    'The Azure file share does not mount: Test-NetConnection a.file.core.windows.net -Port 445 gives False',
    'Port 445 of the server',
  ],
  [
    'gMSA does not work, Test-ADServiceAccount gives False. Nothing we tried solved it.',
    'may not read the password',
  ],
  ['Our windows node is slow, C: has only 900 MB free.', 'fill the system drive'],
  ['SMB mount hangs. The provider blocks port 445. What can we do?', 'Port 445 of the server'],
  [
    'Mounting the Azure Files share fails on the Windows node. Test-NetConnection a.file.core.windows.net -Port 445\n\nRemotePort       : 445\nTcpTestSucceeded : False\n',
    'Port 445 of the server',
  ],
  [
    'Why do pods fail with gMSA? On the node Test-ADServiceAccount web returns False.',
    'may not read',
  ],
  [processes, 'Defender'],
  ['kubectl logs times out for all Windows pods; Linux is fine.', 'TCP 10250'],
])('what came of a check says why: %s', (text, cause) => expect(likely(text)[0]).toContain(cause))

test.each([
  endpoints('10.244.3.7:80'),
  'DNS in windows pods works, also against the coredns pod address.',
  'gMSA does not work. Test-ADServiceAccount webapp on the node gives True.',
  'The Azure file share does not mount. Test-NetConnection a.file.core.windows.net -Port 445 works (True).',
  'Our windows node is slow, C: has 90 GB free.',
  'Error 1053 came until we registered kube-proxy with nssm.',
  'externalTrafficPolicy is Local and kube-proxy has --enable-dsr=true. The load balancer gets no answer from the windows nodes.',
  'Last month gMSA did not work, Test-ADServiceAccount gave False; adding the host to the group solved it.',
  'The Linux node is slow, C: of the admin laptop has 900 MB free.',
  'Solved: the SMB share did not mount because port 445 was blocked. It works now.',
  'If the file share does not mount, look whether port 445 is blocked.',
  'Windows pods cannot reach the service web. It is not that the service has no endpoints, it has 10.244.1.5:80 as endpoint.',
  'The service web could not be reached from Windows pods last week because it had no endpoints. We corrected the selector and all is well since.',
  'Windows pods do not reach the service web.\n\nkubectl get endpoints -n kube-system\nNAME                      ENDPOINTS       AGE\nkube-controller-manager   <none>          300d\nkube-dns                  10.244.0.3:53   300d\n',
  'DNS in our windows pods fails. If the pod address of coredns answers, what does that mean?',
  'gMSA does not work yet. If Test-ADServiceAccount says False, add the host to the group, says the guide.',
  'Test-ADServiceAccount on my laptop gives False of course. gMSA fails in the pods; on the node it gives True.',
  'gMSA fails in one pod only. Test-ADServiceAccount never returned False.',
  'As long as Test-ADServiceAccount gives False gMSA cannot work; so first join the group.',
  'Documentation of the log: event ID 6 of Credential Guard means that nothing was fetched. gMSA fails then.',
  'The file share does not mount. Port 445 is not blocked, Test-NetConnection gives True.',
  'The SMB share did not mount in March as the provider blocked 445. Since we have the private endpoint it mounts. How do we set its owner?',
  'The SMB share does not mount on the Linux nodes as port 445 is blocked there. On the Windows nodes it mounts.',
  'Our windows node is slow? No: it has 50 GB free on C:, and I wonder whether 900 MB free would be a problem.',
  'Our windows node is slow. D: is a small drive with 1 GB free, C: has 80 GB free.',
  'Windows node is slow. Committed Bytes In Use is 43 %, CPU usage reached 100%.',
  'Windows node is slow and CPU is high. MsMpEng uses 10% at most; containerd.exe uses 80%.',
  'Error 1053 came when I started the docker service of the build server.',
  'kubelet does not start since the upgrade: unknown flag --network-plugin. It is not error 1053.',
  'We use externalTrafficPolicy: Local without DSR on Linux nodes. On Windows nodes externalTrafficPolicy is Cluster. The load balancer gets no answer from one of the Windows nodes.',
  'The NodePort service does not answer. Its externalTrafficPolicy is Cluster; only the ingress has externalTrafficPolicy: Local. We sometimes restart Windows nodes.',
  'Test-ADServiceAccount web\nFalse\nThat was before we added the node to the group. Now it is True. gMSA still fails with access denied.',
  'Things that never happened in our cluster: kubelet error 1053, gMSA failure with Test-ADServiceAccount False.',
  'Ticket template\n- Does DNS fail in Windows pods? (yes/no)\n- Does the CoreDNS pod IP work? (yes/no)\n',
  'The linux image should run on linux nodes, which it does. Our own image for Windows does not start: exit code 3 of our code.',
  'Windows node is slow.\n\nC:\\>tasklist\nImage Name                     PID Session Name        Session#    Mem Usage\n========================= ======== ================ =========== ============\nMsMpEng.exe                   2988 Services                   0    411,200 K\n',
  'Known issues\n* DNS fails in Windows pods while the pod IP of CoreDNS works. Workaround: restart kube-proxy.\n* gMSA fails with event ID 6 in CCG.\n',
  '# error 1053 of kubelet: set windowsService\n# DNS fails when the CoreDNS pod IP works but not the service\nkubelet:\n  windowsService: true\n',
  'Our wiki page on SMB: "The share does not mount? Port 445 blocked!" We have not needed it.',
  'Alert rules: "service has no endpoints" pages us when Windows pods cannot reach a service. It has not fired this year.',
  'Windows pods cannot reach the service. A colleague thinks there are no endpoints, I think kube-proxy is broken.',
  'The kubelet service could not start with error 1053 because of a wrong user; we corrected the account and it runs.',
  'Kubernetes 1.25. Windows pods cannot reach externalTrafficPolicy: Local services when endpoints are all on other nodes. We use Cluster.',
  'From a Windows pod web.shop.svc.cluster.local works and web.shop works too. DNS of Linux pods fails for web.shop.',
])('a check that came out well says nothing: %s', (text) => expect(likely(text)).toEqual([]))

const noService = "Get-Service : Cannot find any service with service name 'kubelet'."

test.each([
  [noService, 'No service of this name'],
  [`The nodes run on vSphere.\n\n${noService}`, 'No service of this name'],
  [`Our EKS cluster 1.29 has a Windows node group.\n\n${noService}`, 'start script of the image'],
])('a kubelet that is no service: %s', (text, cause) => expect(likely(text)[0]).toContain(cause))

test.each([
  'Nobody deletes the pod. Exit code 3221225786 in a windows container each hour.',
  'since the rollout of the new image: exit code -1073741515 in the windows pod',
])('the end of a program is told of: %s', (text) => expect(likely(text)).toHaveLength(1))

test('pods that are rolled out end with the code of a stop', () =>
  expect(
    likely('During the rolling update the old windows pods end with exit code 3221225786.'),
  ).toEqual([]))

test.each([
  [
    'Kubernetes 1.25.4. A service with externalTrafficPolicy: Local whose endpoints are all on other nodes gets no answer from Windows pods.',
    'The ClusterIP rule is missing',
  ],
  [
    'Kubernetes 1.29. From Windows pods the external IP of a service with externalTrafficPolicy: Local fails intermittently.',
    'Windows clients now and then fail',
  ],
  [
    String.raw`HostProcess pod on containerd 1.6.20: open c:\var\run\secrets\kubernetes.io\serviceaccount\token: The system cannot find the path specified.`,
    'Below containerd 1.7 volumes lie below',
  ],
  [
    'HostProcess pod on containerd 2.0.2: open /var/run/secrets/kubernetes.io/serviceaccount/token: The system cannot find the path specified.',
    'The pod has no token',
  ],
  [
    'externalTrafficPolicy is Local, kube-proxy has --enable-dsr=false. The load balancer gets no answer from the windows nodes.',
    'Local needs DSR',
  ],
  [
    'I registered kube-proxy with New-Service. When I start the service I get error 1053, the service did not respond in a timely fashion.',
    'without its service flag',
  ],
])('the setup says which cause of a row it is: %s', (text, cause) =>
  expect(likely(text)[0]).toContain(cause),
)

test('a full name that is not found is no name cut short', () => {
  const [found] = diagnose([
    {
      name: 'a.txt',
      text: "*** UnKnown can't find foo.bar.svc.cluster.local: Non-existent domain\n",
    },
  ]).findings
  expect(found?.causes?.map(({ cause }) => cause)).toEqual([
    'There is no such Service or namespace.',
  ])
})

test('the number of a process in a list is none of Services', () => {
  const { observations } = diagnose([
    { name: 'a.txt', text: 'Node is slow.\n\nkubelet.exe    2204 Services     0    88,112 K\n' },
  ])
  expect(observations.filter(({ name }) => name === 'cluster.services')).toEqual([])
})

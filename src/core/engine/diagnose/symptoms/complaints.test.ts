import { describe, expect, it } from 'vitest'
import { heard } from '../../../catalog/symptoms/heard.ts'
import { trees } from '../../../catalog/symptoms/trees.ts'
import { diagnose } from '../../../diagnose.ts'
import { treesHeardIn } from './complaints.ts'

const idsIn = (words: string) => treesHeardIn(words).map(({ id }) => id)

describe('treesHeardIn', () => {
  it.each([
    'Pods reach other pods and services',
    'traffic between nodes is encrypted',
    'cross-node traffic works',
    'the affinity keeps one pod only on the same node',
    'it works on the same node as before',
    'all pods on win-1 reach pods on win-2',
    'the OS build of the image matches the host',
    'whether the OS build does not match',
    'the cluster name does not match the host',
    'pods keep their network after a few hours',
    'the nodes show up in kubectl get nodes',
    'a Linux DaemonSet is scheduled to the Linux nodes',
    'the node reboots after the installation',
    'the disk of the VM has 200 GB',
    'containerd pulls from our private registry',
    'pods lose nothing when the network policy changes',
    'kubectl cp copies the file to the pod',
    'traffic Linux -> Windows is encrypted',
    'nltest prints the domain',
    'pods have no connectivity issues to external hosts',
    'the Windows service only works on Linux nodes',
    'the memory limit is increasing our costs',
  ])('hears no trouble in “%s”', (sentence) => expect(idsIn(sentence)).toEqual([]))

  it.each(trees.flatMap(({ id, said }) => said.map((sentence) => [sentence, id] as const)))(
    'hears “%s” as %s',
    (sentence, id) => expect(idsIn(sentence)).toContain(id),
  )

  it.each([
    ['our Windows pods cannot reach the internet since Tuesday', 'T-05'],
    ['Windows pods lose network after a few hours', 'T-05'],
    ['pods running on our Windows worker nodes have no network connectivity', 'T-05'],
    ['there is no network inside of the Windows containers', 'T-05'],
    ['After some time the containers on w1 can’t reach anything', 'T-05'],
    ['Our monitoring agent does not start on the Windows nodes', 'T-01'],
    ['NodePort 30080 on the Windows node refuses connections', 'T-06'],
    ['NodePort works from outside but not from the node itself', 'T-06'],
    ['Our Windows app can’t resolve shop.default.svc.cluster.local', 'T-04'],
    ['Pods cannot pull from our private registry', 'T-09'],
    ['The Windows node doesn’t show up in kubectl get nodes', 'T-12'],
    ['nltest inside the container fails', 'T-15'],
    ['Windows node reboots itself every night', 'T-23'],
    ['A Linux DaemonSet got scheduled to the Windows nodes', 'T-24'],
    ['Traffic Linux -> Windows is dropped', 'T-07'],
    ['As soon as we patch the Windows servers the pod network disappears', 'T-08'],
    ["The Windows kubelet can't register", 'T-12'],
    ['kubectl port-forward to a Windows pod ends at once', 'T-18'],
    ['Los pods quedan en CrashLoopBackOff', 'T-29'],
    ['old Windows pods do not terminate', 'T-26'],
    ['image garbage collection does not free disk space', 'T-17'],
    ['our pods lose the time zone setting', 'T-21'],
    ['restart after the network vanished', 'T-08'],
    ['two pods on different Windows nodes got the same IP', 'T-07'],
    ['the site is not reachable through the Linux nginx ingress', 'T-07'],
    ['all pods lose connectivity until we restart the HNS service', 'T-05'],
    ['the endpoints are empty in hnsdiag list loadbalancers', 'T-03'],
    ['only the first port works', 'T-03'],
    ['the CSR for the node is stuck in Pending', 'T-12'],
    ['Defender slows down the start of our containers', 'T-17'],
    ['nltest says ERROR_NO_LOGON_SERVERS', 'T-15'],
    ['antrea-agent on Windows restarts with an error of OVS', 'T-29'],
    ['After a reboot of the worker the vxlan0 network has vanished', 'T-08'],
    ['curl to any https site hangs forever', 'T-05'],
    ['Every night at 3 the Windows VM restarts', 'T-23'],
    ['the disk C: of our Windows nodes fills up with layers', 'T-17'],
    ['the node shows DiskPressure and evicts pods', 'T-17'],
    ['access to \\\\files\\apps from the pod is denied', 'T-16'],
    ['liveness probes by exec time out', 'T-28'],
    ['les pods Windows cannot reach les pods Linux', 'T-07'],
    ['los pods de Windows cannot reach a los pods de Linux', 'T-07'],
    ['Pods talk on one node, yet not between nodes', 'T-07'],
    ['disk C: is filling up on our Windows nodes', 'T-17'],
    ['the container uses up all memory on the node', 'T-17'],
    ['kubectl cp from a Windows pod doesn’t work', 'T-18'],
    ['windows_exporter gives no metrics', 'T-20'],
    ["The containers can't connect to any external service", 'T-05'],
    ['no outbound connectivity', 'T-05'],
    ['DNS lookups fail in every pod on win-01', 'T-04'],
    ['Name resolution in the pods is completely dead', 'T-04'],
    ['pods are unable to resolve the names of services', 'T-04'],
    ['Connections to the ClusterIP time out', 'T-03'],
    ['the NodePort does not respond', 'T-06'],
    ['Windows pods can not ping pods on other nodes', 'T-07'],
    ['pods of different nodes do not', 'T-07'],
    ['not those on other nodes', 'T-07'],
    ['pods reach pods on the same node but not those on linux', 'T-07'],
    ['Pod to pod between nodes is dropped', 'T-07'],
    ['pods on win-1 cannot reach pods on linux-2', 'T-07'],
    ['pods of win-1 do not reach pods on win-2', 'T-07'],
    ['the service did not respond in a timely fashion', 'T-10'],
    ['a crashloop of kube-proxy', 'T-11'],
    ['Our pods are stuck at "Container Creating"', 'T-01'],
    ['no pod starts on win-1', 'T-01'],
    ['cross-node pod traffic is dropped', 'T-07'],
    ['inter-node communication is broken', 'T-07'],
    ['pods only reach pods on the same node', 'T-07'],
    ['Linux pods cannot ping the Windows pods', 'T-07'],
    ['from the pods we cannot reach our database', 'T-05'],
    ['we cannot get the logs of pods on the Windows node', 'T-18'],
    ['After patching and a reboot the node lost its network', 'T-08'],
    ['node win-02 is NotReady after the patch day reboot', 'T-02'],
    ['node win-02 is NotReady after the patch day reboot', 'T-08'],
    ['the kubelet service won’t start', 'T-10'],
    ['the kubelet service stops a few seconds after it was started', 'T-10'],
    ['kubelet dies immediately on win-3', 'T-10'],
    ['the kubelet service on win1 goes to Stopped a second after the start', 'T-10'],
    ['kubelet keeps crashing', 'T-10'],
    ['kubelet is restarted by nssm every few seconds', 'T-10'],
    ['the kubelet crash-loops on the Windows node', 'T-10'],
    ['Resolve-DnsName runs into a timeout now and then', 'T-04'],
    ['every TCP connection between them runs into a timeout', 'T-07'],
    ['the pods run and nobody can connect to them', 'T-07'],
    ['ping www.example.com from a Windows pod fails', 'T-05'],
    ['new pods get no IP address', 'T-01'],
    ['pods connect by address and not by service name', 'T-04'],
    ['pods on win-1 cannot reach the API server', 'T-03'],
    ['curl: (28) Failed to connect to my-svc port 80 after 21034 ms', 'T-03'],
    ['Restart-Service hns, and the endpoints are gone', 'T-08'],
    ['kubeadm join hangs at the TLS bootstrap', 'T-12'],
    ['kubectl exec times out for these pods', 'T-18'],
    ['kube-proxy keeps crashing', 'T-11'],
    ['gMSA is not working', 'T-15'],
    ['the SMB share fails to mount', 'T-16'],
    ['the node cannot pull the image', 'T-09'],
    ['The container OS build does not match the host OS', 'T-09'],
    ['the Windows build of the image doesn’t match', 'T-09'],
    ["our image's OS version does not fit the node", 'T-09'],
    ['kubectl top nodes says unknown for the Windows ones', 'T-20'],
    ['metrics of HostProcess containers are not there', 'T-20'],
    ['the logs stop as soon as they are rotated', 'T-19'],
    ['Pod IPs on the Windows node cannot be pinged', 'T-07'],
    ['its IP is unreachable from Linux', 'T-07'],
    ['the health check consumes a lot of CPU', 'T-17'],
    ['extracting the layers takes 20 minutes', 'T-17'],
    ['C: drive is full', 'T-17'],
    ['We see a memory leak on the Windows nodes', 'T-17'],
    ['the memory of svchost.exe grows until the node hangs', 'T-17'],
    ['memory usage on the nodes keeps growing', 'T-17'],
    ['a shim eats all memory of the node', 'T-17'],
    ['the pods on Windows are evicted all the time', 'T-17'],
    ['the container has the wrong time', 'T-21'],
    ['the time in the container is one hour off', 'T-21'],
    ['our pods need another time zone than the node', 'T-21'],
    ['terminationGracePeriodSeconds is ignored on Windows', 'T-22'],
    ['the app gets no SIGTERM', 'T-22'],
    ['the node reboots by itself at night', 'T-23'],
    ['the installation created pods on the Windows node too and failed', 'T-24'],
    ['DNS lookups take 5 seconds', 'T-04'],
    ['deleted pods never go away', 'T-26'],
    ['all Windows pods are Pending', 'T-27'],
    ['readiness probes of our Windows pods fail now and then', 'T-28'],
    ['the liveness probe kills our IIS pods', 'T-28'],
    ['the pods fail their readiness checks', 'T-28'],
    ['calico-node-windows is in CrashLoopBackOff', 'T-29'],
    ['kube-flannel-ds-windows keeps crashing', 'T-29'],
    ['our pods crash every few minutes', 'T-29'],
    ['the agent crashloops', 'T-29'],
    ['pods of the shop get ready, then continuously restart', 'T-29'],
    ['pods are stuck on Running 0/1', 'T-28'],
    ['the Windows pods begin to have connectivity issues with external hosts', 'T-05'],
    ['the Service only works on Linux nodes', 'T-03'],
    ['the Service works from Linux nodes but not from Windows nodes', 'T-03'],
    ['memory usage of kubelet.exe is increasing over time', 'T-17'],
    ['http://10.1.2.3:30080 is not answered', 'T-06'],
    ['a response of 8 KB hangs', 'T-07'],
    ['pods are killed after 5 seconds', 'T-22'],
    ['my custom image does not start', 'T-09'],
    ['there is no DNS inside the container', 'T-25'],
    ['the autoscaler tries to deploy onto the Windows nodes', 'T-24'],
    ['the Windows node is trying to pull the Linux image', 'T-24'],
    ['Error pulling a Linux ingress image on our Windows node', 'T-24'],
  ])('hears “%s” as %s', (sentence, id) => expect(idsIn(sentence)).toContain(id))

  it.each([
    ['all pods lose connectivity until we restart the HNS service', 'T-03'],
    ['the CSR for the node is stuck in Pending', 'T-27'],
    ['liveness probes by exec time out', 'T-18'],
  ])('does not hear “%s” as %s', (sentence, id) => expect(idsIn(sentence)).not.toContain(id))

  it.each([
    'Pods reach the internet through the proxy',
    'When we restart a node the pods move to another one',
    'kubectl exec ends with the shell',
    'Pods reach the ingress with 200',
    'All pods of a Service have the same port',
    'We have only one port in the Service',
    'Every night the VM restarts the backup',
    'Every night a job in the pods on the node restarts',
    'curl to any https site works',
    'The node has no DiskPressure',
    'Access to the share is granted to all',
    'les pods Windows et les pods Linux se trouvent sur le cluster',
    'If the pods cannot reach the internet, check the ExceptionList',
    'DNS works fine',
    'There is no network policy in the pods',
    'The readiness probe has a timeout of 5 seconds',
    'No probe fails',
    'No pod is in CrashLoopBackOff',
    'We restarted the pods every hour',
    'The update fixes a memory leak',
    'We increased the memory of the nodes',
    'The memory limit grows with the tier',
    'Pods of a low priority may be evicted',
    'We want to use a NodePort for this Service',
    'The node joined the cluster without problems',
    'kubelet is started by nssm',
    'The kubelet runs as a service',
    'We use gMSA and SMB volumes',
    'A load balancer stands before the API servers',
    'There is no service mesh here',
    'The exporter offers metrics of all pods',
    'containerLogMaxSize says when logs are rotated',
    'failed to register layer: re-exec error: exit status 1',
    'failed to start shim: exec: "containerd-shim-runhcs-v1": executable file not found',
    'kubelet no longer stops after a few seconds',
    'the kubelet stops for the update and starts again',
    'kubelet ends the pods of the node, and they start elsewhere',
    'If kubelet exits immediately, look at its log',
    'Stop-Service kubelet, and copy the new program',
    'TCP connections between the nodes are encrypted',
    'UDP 4789 between the nodes is not blocked',
    'The kubelet start script further down is from another pool',
    'I am not using kubeadm to join the node',
    'Each Windows node pulls the images for Windows, and Linux nodes those for Linux',
    'Install the collector with its helm chart, to run on Windows nodes',
    'your nodes are NotReady, you need to install a plugin',
    'the kubelet service will not start until a later stage',
  ])('hears no complaint in “%s”', (sentence) => expect(idsIn(sentence)).toEqual([]))

  it.each([
    'the nodes are not domain joined',
    'our Windows nodes have not joined the domain',
    'the node is not joined to the AD domain',
  ])('takes a domain for no cluster: %s', (words) => expect(idsIn(words)).not.toContain('T-12'))

  it('takes an agent that is called for nodes for no node', () =>
    expect(idsIn('calico-node-windows never gets Ready')).not.toContain('T-02'))

  it('knows each tree that it names', () => {
    const known = trees.map(({ id }) => id)
    expect(heard.filter(({ tree }) => !known.includes(tree))).toEqual([])
  })
})

describe('diagnose', () => {
  it('hears what stands around the command line of a component', () => {
    const text = `- flanneld.exe --kubeconfig-file=c:\\k\\config --iface=10.0.0.5 --kube-subnet-mgr=1
- After every reboot of the Windows node the pods have no network at all.
`
    const found = diagnose([{ name: 'issue.md', text }]).findings
    expect(found.map(({ id, line }) => [id, line])).toContainEqual(['guide-t-08', 2])
  })

  it('takes no comment beside a command line for a complaint', () => {
    const text = `kubelet.exe --hostname-override=win-1 --cluster-domain=cluster.local
# pods on the Windows node cannot resolve any name without the next flag
--cluster-dns=10.96.0.10
`
    const ids = diagnose([{ name: 'start.txt', text }]).findings.map(({ id }) => id)
    expect(ids.filter((id) => id.startsWith('guide-'))).toEqual([])
  })

  it('takes what a file explains in lines of comments for no complaint', () => {
    const text = `# Modes of the agent
#   noEncap: traffic between pods of different nodes is not encapsulated
#   and reaches the other node only where the network routes it
#trafficMode: encap
`
    const ids = diagnose([{ name: 'agent.conf', text }]).findings.map(({ id }) => id)
    expect(ids.filter((id) => id.startsWith('guide-'))).toEqual([])
  })

  it('hears who writes with headings', () => {
    const text = '# Problem\n\nOur Windows pods cannot reach the internet since Tuesday.\n'
    const ids = diagnose([{ name: 'issue.md', text }]).findings.map(({ id }) => id)
    expect(ids).toContain('guide-t-05')
  })

  const run = (text: string) => diagnose([{ name: 'mail.txt', text }])
  const mail = `Hello,

we run Kubernetes 1.29.4 with Calico. Linux pods are fine, but our Windows pods
cannot reach the internet since Tuesday.
`

  it('tells where a complaint stands, its causes, and what to collect', () => {
    const { findings, collect } = run(mail)
    const found = findings.find(({ id }) => id === 'guide-t-05')
    expect(found).toMatchObject({ severity: 'info', file: 'mail.txt', line: 3 })
    expect(found?.message).toContain('our Windows pods cannot reach the internet since Tuesday')
    expect(found?.causes?.map(({ rank }) => rank).slice(0, 2)).toEqual([1, 2])
    expect(collect[0]?.why).toMatch(/^Pods do not reach the outside; expected: /)
  })

  it('says each symptom once', () => {
    const ids = run(`${mail}\nAgain: they cannot reach the internet.`).findings.map(({ id }) => id)
    expect(ids.filter((id) => id === 'guide-t-05')).toHaveLength(1)
  })

  it('leaves a message that is known to its own causes', () => {
    const text = 'Error: The container operating system does not match the host operating system.'
    const ids = run(text).findings.map(({ id }) => id)
    expect(ids.filter((id) => /^(?:guide|symptom)-/.test(id))).toEqual(['symptom-m-hcs-02'])
  })

  it('leaves a message that is known to its own causes where it ends a sentence of words', () => {
    const text = `Each try ends with this error:
> failed to exec in container: hcs::System::CreateProcess 1: The RPC server is unavailable.: unknown
`
    const ids = run(text).findings.map(({ id }) => id)
    expect(ids.filter((id) => /^(?:guide|symptom)-/.test(id))).toEqual(['symptom-r-53'])
  })

  it('hears nothing in a log or a manifest', () => {
    const log =
      'I0301 10:00:00.000000    1 x.go:1] "Node is not ready, pods cannot reach the internet"'
    const text = 'apiVersion: v1\nkind: ConfigMap\nmetadata: {name: a}\ndata: {a: DNS fails}\n'
    for (const sent of [log, text]) {
      expect(run(sent).findings.filter(({ id }) => id.startsWith('guide-'))).toEqual([])
    }
  })
})

it.each([
  ['Seit gestern erreichen die Pods auf dem Knoten den Dienst nicht.', 'guide-t-03'],
  ['Aus den Pods auf Windows antwortet kein Dienst.', 'guide-t-03'],
  ['Les pods sur le nœud ne peuvent pas joindre internet depuis hier.', 'guide-t-05'],
  ['Los pods de Windows no resuelven los nombres que están en el DNS.', 'guide-t-04'],
  ['Os pods do nó não conseguem acessar os pods em outros nós.', 'guide-t-07'],
  ['Windows 节点重启后，新的 Pod 一直处于 ContainerCreating。', 'guide-t-01'],
  ['ノードの再起動後、Pod から他のノードの Pod に接続できません。', 'guide-t-07'],
])('what is told in another language: %s', (text, id) => {
  const { findings } = diagnose([{ name: 'mail.txt', text: `OK.\n\n${text}` }])
  expect(findings).toContainEqual(expect.objectContaining({ id, severity: 'info', line: 3 }))
  expect(findings.find((one) => one.id === id)?.message).toContain(text.slice(0, 12))
})

it('takes what Windows says of one of its services for no complaint of a Service', () => {
  const text =
    'sc.exe start kubelet\n[SC] StartService FAILED 1053:\n\nThe service did not respond to the start or control request in a timely fashion.\n'
  const { findings } = diagnose([{ name: 'mail.txt', text }])
  expect(findings.map(({ id }) => id)).not.toContain('guide-t-03')
})

describe('what a list of nodes shows', () => {
  const causesOf = (text: string) =>
    diagnose([{ name: 'a.txt', text }])
      .findings.filter(({ id }) => id === 'guide-t-02')
      .flatMap(({ causes = [] }) => causes.map(({ cause }) => cause))

  it('leaves out that the node never registered, and answers no question about a message', () => {
    const causes = causesOf(
      'NAME    STATUS     ROLES    AGE   VERSION\nwin-1   NotReady   <none>   3d    v1.29.4\n',
    )
    expect(causes).not.toEqual([])
    expect(causes.filter((one) => one.includes('never registered'))).toEqual([])
    expect(causes.some((one) => one.includes('no usable CNI file'))).toBe(true)
  })

  it('leaves it open where somebody only says so', () =>
    expect(
      causesOf('Our Windows node is NotReady.').some((one) => one.includes('never registered')),
    ).toBe(true))
})

describe('a complaint beside what works', () => {
  it.each([
    'Windows pods cannot reach any Service, pinging the pod IP works fine.',
    'Windows 节点上的 Pod 无法访问 Service（ClusterIP），ping Pod IP 正常。',
    'Windows 节点上的 Pod 无法访问 Service，DNS 正常。',
  ])('%s', (text) =>
    expect(diagnose([{ name: 'a.txt', text }]).findings.map(({ id }) => id)).toContain(
      'guide-t-03',
    ),
  )
})

describe('complaints in other languages', () => {
  const idsOf = (text: string) =>
    diagnose([{ name: 'a.txt', text }]).findings.flatMap(({ id }) =>
      id.startsWith('guide-') ? [id] : [],
    )

  it.each([
    ['I pod Windows non raggiungono nessun Service.', 'guide-t-03'],
    ['Dai pod Windows la risoluzione dei nomi non funziona.', 'guide-t-04'],
    ['Dai pod Windows non si risolve nessun nome.', 'guide-t-04'],
    ['Il kubelet non parte dopo il riavvio del nodo.', 'guide-t-10'],
    ['Il nodo Windows non ha più la rete dopo il riavvio.', 'guide-t-08'],
    ['Windows-Pods lösen keine Namen auf.', 'guide-t-04'],
    ['Les pods Windows ne résolvent aucun nom.', 'guide-t-04'],
    ['Après un redémarrage le nœud Windows n’a plus de réseau.', 'guide-t-08'],
  ])('%s', (text, id) => expect(idsOf(text)).toContain(id))

  it.each([
    'La pipeline funziona bene e tutti i pod sono avviati.',
    'Tutto funziona correttamente con i nodi Windows.',
    'Come posso aggiungere un nodo Windows al cluster?',
  ])('nothing in “%s”', (text) => expect(idsOf(text)).toEqual([]))
})

describe('the words of a complaint', () => {
  it('begin at the label that they stand behind', () => {
    const text =
      'CNI: Flannel\nCIDR de pods: 10.42.0.0/16\nDescripción del problema:\nLos pods de Windows no llegan a los servicios del clúster.\n'
    const found = diagnose([{ name: 'ticket.txt', text }]).findings.find(
      ({ id }) => id === 'guide-t-03',
    )
    expect(found).toMatchObject({ line: 3 })
  })
})

it('what stands behind “but not” is no clause of its own', () => {
  const { findings } = diagnose([
    { name: 'mail.txt', text: 'The NodePort works from outside but not from the node itself.\n' },
  ])
  expect(findings.map(({ id }) => id)).toContain('guide-t-06')
})

import { expect, test } from 'vitest'
import { certainBeside, complained, tellingBeside } from '../../../catalog/symptoms/complained.ts'
import { symptoms } from '../../../catalog/symptoms/index.ts'
import { trees } from '../../../catalog/symptoms/trees.ts'
import { diagnose } from '../../../diagnose.ts'

const gravestIn = (text: string) =>
  diagnose([{ name: 'mail.txt', text }]).findings.find(({ severity }) => severity !== 'info')

test.each([
  [
    'Pods on Windows Server 2022 (KB5040437, KB5044281 is not installed yet) cannot reach the internet. Calico 3.28.0.',
    'symptom-p-17',
    /lost their network with the update KB5040437/,
  ],
  [
    'Since KB5040437 pods on Windows Server 2022 cannot reach the internet. Calico 3.28.0, Kubernetes 1.27.15.',
    'symptom-p-17',
    /lost their network with the update KB5040437/,
  ],
  [
    'flannel vxlan, Windows Server 2022. DNS resolution only works from pods on the node hosting coredns.',
    'symptom-tw-23',
    /does not pass between the nodes/,
  ],
  [
    'RKE2 with calico vxlan: from Windows pods I can reach pods on the same node, but not pods on other nodes.',
    'symptom-tw-23',
    /UDP port, which is 4789/,
  ],
  [
    'Pods on the same Windows node reach each other, pods on different nodes not. vSphere with NSX-T, flannel vxlan.',
    'symptom-m-net-58',
    /vSphere or NSX/,
  ],
  [
    'Windows pods get addresses from 172.28.x.x instead of 10.244.x.x.',
    'symptom-s-28',
    /0-containerd-nat/,
  ],
  [
    'Since we restarted the hns service pods have no network. Windows Server 2022.',
    'symptom-tw-20',
    /endpoints of running pods are gone/,
  ],
  [
    'The host network service was restarted by an update and pods on that node have no network.',
    'symptom-tw-20',
    /endpoints of running pods are gone/,
  ],
  [
    'After changing the kube-proxy ConfigMap to kernelspace all Linux kube-proxy pods crash.',
    'symptom-n-21',
    /share one configuration/,
  ],
  [
    'After we set mode: kernelspace in the ConfigMap, kube-proxy on the Linux nodes crashes.',
    'symptom-n-21',
    /share one configuration/,
  ],
  [
    'With more than 200 services new services do not work on the Windows node, the log says The specified port already exists.',
    'symptom-m-net-18',
    /dynamic TCP port range/,
  ],
  [
    'Azure VMs, kubeadm, flannel host-gw. Windows pods reach pods on the same node but not pods on other nodes.',
    'symptom-m-net-59',
    /user-defined route/,
  ],
  [
    'VMs on vSphere 7 with NSX-T, flannel vxlan. A SYN of a Windows pod leaves node A, nothing arrives at node B.',
    'symptom-m-net-58',
    /vSphere or NSX/,
  ],
  [
    'Pods on the new Windows node get IPs like 172.19.208.33 although the cluster CIDR is 10.244.0.0/16.',
    'symptom-s-28',
    /0-containerd-nat/,
  ],
  [
    'Windows pods have addresses 172.22.144.x instead of 10.244.x.x, and no service answers.',
    'symptom-s-28',
    /0-containerd-nat/,
  ],
  [
    'Self-managed on EC2 instances, flannel host-gw, Windows Server 2019 workers. No cross-node pod traffic.',
    'symptom-m-net-59',
    /source\/destination check/,
  ],
  [
    'Nodes run on vSphere 7, with Flannel vxlan. Pods on one node talk; across nodes nothing arrives.',
    'symptom-m-net-58',
    /vSphere or NSX/,
  ],
  [
    'Plain Azure VMs, flannel host-gw. A pod on the Windows node never reaches a pod on the Linux node.',
    'symptom-m-net-59',
    /user-defined route/,
  ],
  [
    'Flannel vxlan. Small requests work, but large responses of the Windows pods time out.',
    'symptom-m-mtu-01',
    /^“large responses.*MTU/,
  ],
  [
    'Windows Server 2022 nodes are VMs in vSphere, Flannel VXLAN. Windows pods cannot reach pods on other nodes.',
    'symptom-m-net-58',
    /vSphere or NSX/,
  ],
  [
    'Our nodes are VMs on vSphere 7. Windows pods cannot reach pods on other nodes.',
    'symptom-m-net-58',
    /vSphere or NSX/,
  ],
  [
    'ESXi 6.7u3 hosts, flannel with the VXLAN backend. Linux pods can ping Windows pods. TCP connections between the nodes time out.',
    'symptom-m-net-58',
    /VMXNET3/,
  ],
  [
    'Windows Server 2019, 300 services. DNS does not work in new pods of one node.',
    'symptom-m-net-18',
    /64 ports/,
  ],
  [
    'AKS 1.21.9. Now and then DNS does not work in Windows pods for a second.',
    'symptom-l-13',
    /65330/,
  ],
  ['On win-2 the kubelet exits right after its start.', 'symptom-s-11', /ends at once/],
  [
    'As soon as flannel starts, the vEthernet adapter of the Windows node lost its static IP and asks DHCP.',
    'symptom-ub-06',
    /virtual switch/,
  ],
  [
    'New-HNSNetwork recreates the adapter, and it is reset to DHCP: no connection any more.',
    'symptom-ub-06',
    /virtual switch/,
  ],
  [
    'hosts.toml is in the folder of config_path. ctr images pull reg.corp/app:1 cannot pull the image.',
    'symptom-l-30',
    /ctr does not read/,
  ],
  [
    'The admission job of ingress-nginx was scheduled onto a Windows node instead of a Linux node.',
    'symptom-tw-15',
    /off the Windows nodes/,
  ],
  [
    'Our chart fails on mixed clusters: it is missing a nodeSelector.',
    'symptom-tw-15',
    /off the Windows nodes/,
  ],
  [
    "The chart doesn't deploy the nodeSelector setting. We run it with:\n--set global.nodeSelector.os=linux. \nIt fails.",
    'symptom-tw-15',
    /off the Windows nodes/,
  ],
  [
    'My pod works with docker run, but in the cluster it restarts again and again due to OS mismatch.',
    'symptom-m-hcs-02',
    /image of the host/,
  ],
  [
    'From a Windows pod ping 10.96.0.10 gets no answer, so DNS is broken, although nslookup kubernetes.default works.',
    'symptom-m-net-60',
    /ICMP/,
  ],
  [
    'Windows Server 20H2, flannel. As soon as the HNS network is created the worker falls off the network. Its static 10.60.14.31 is gone, vEthernet has 169.254.237.105.',
    'symptom-ub-06',
    /virtual switch/,
  ],
  [
    'The node lost its address when the virtual switch was made. There is no DHCP; vEthernet has 169.254.3.4 now.',
    'symptom-ub-06',
    /virtual switch/,
  ],
  ['ping www.example.com fails from Windows pods, but curl works.', 'symptom-m-net-60', /ICMP/],
  [
    'ping 8.8.8.8 does not answer from Windows pods, curl works. Is that normal?',
    'symptom-m-net-60',
    /ICMP/,
  ],
  [
    'Windows pods cannot ping 8.8.8.8. A colleague says that this is normal. curl works.',
    'symptom-m-net-60',
    /ICMP/,
  ],
  [
    'kubectl logs times out for pods on the Windows node, Linux is fine.',
    'symptom-m-klt-08',
    /TCP 10250/,
  ],
  [
    'EKS 1.29: DNS does not work in all Windows pods.',
    'symptom-m-prx-17',
    /eks:kube-proxy-windows/,
  ],
  ['GKE 1.29: the volume of our pod cannot be mounted.', 'symptom-gke-x-fs', /ext4/],
  [
    'Antrea 1.15, Kubernetes 1.28: after the reboot of the node its pods have no network.',
    'symptom-m-net-51',
    /not kept over a reboot/,
  ],
  [
    'Windows Server 2019 VMs in Azure, kubeadm 1.21, flannel with host-gw. Pods cannot ping pods on other nodes.',
    'symptom-m-net-59',
    /Azure has no route/,
  ],
  [
    'EC2, kubeadm 1.23.6, flannel host-gw, Windows Server 2019. Pod to pod between nodes is dropped.',
    'symptom-m-net-59',
    /source\/destination check/,
  ],
  [
    'Windows Server 2019 VMs on a Hyper-V host, flannel vxlan. Pods cannot reach the internet. MAC address spoofing is Off there.',
    'symptom-m-net-57',
    /MAC addresses/,
  ],
  [
    'From a Windows pod nslookup kubernetes.default fails, nslookup kubernetes.default.svc.cluster.local works.',
    'symptom-m-dns-02',
    /one DNS suffix/,
  ],
  [
    'Since docker was updated and restarted yesterday, all deleted pods stay in Terminating.',
    'symptom-m-hcs-15',
    /restarted below running pods/,
  ],
  [
    'The machine of win-3 lost power. Its pods are stuck in Terminating.',
    'symptom-tw-04',
    /node is down/,
  ],
  [
    'After the reboot of win-3 pods with containerd remain in Terminating.',
    'symptom-tw-05',
    /namespace of a pod/,
  ],
  ['We put a taint on the Windows nodes. The pods stay Pending.', 'symptom-m-sch-01', /tainted/],
  [
    'A ping works, but large files from Linux pods to Windows pods never arrive.',
    'symptom-m-mtu-01',
    /MTU/,
  ],
  [
    'Small replies are instant, responses over 4 kB hang between a Linux and a Windows pod.',
    'symptom-m-mtu-01',
    /MTU/,
  ],
  [
    'http://localhost:30080 does not respond on the node itself, from another machine the NodePort does.',
    'symptom-tw-02',
    /own address/,
  ],
  [
    'Kubernetes 1.22.4. When kube-proxy is restarted, pods cannot reach services at first; one by one they come back.',
    'symptom-tw-03',
    /asks HNS/,
  ],
  [
    'Since rke2 was restarted, pods cannot reach services.\n\nPS C:\\> hnsdiag list loadbalancers\n\nhnsdiag shows nothing, and kube-proxy no error.',
    'symptom-tw-06',
    /does not make them again/,
  ],
  [
    'The NodePort answers only on the node that runs the pod.',
    'symptom-tw-07',
    /forwards no node ports/,
  ],
  [
    'Pods reach the internet. Connections to servers of our own network time out.',
    'symptom-tw-08',
    /exception list/,
  ],
  ['For pods with IIS kubectl logs shows nothing.', 'symptom-tw-12', /Log Monitor|event log/],
  ['hostPort 8080 of the Windows pod does not answer.', 'symptom-m-net-26', /hostPort/],
  ['Pods get addresses like 172.20.3.4 instead of 10.244.3.4.', 'symptom-s-28', /nat network/],
  [
    'gMSA does not work on win-2, it works on the other node.',
    'symptom-tw-14',
    /may not read the password/,
  ],
  [
    'The Helm chart deploys its agent to Windows nodes, where it fails.',
    'symptom-tw-15',
    /off the Windows nodes/,
  ],
  ['kubectl exec with powershell fails in the nanoserver pod.', 'symptom-tw-16', /no PowerShell/],
  [
    'From the Windows node I cannot reach the ClusterIP; from pods it works.',
    'symptom-tw-17',
    /itself does not reach/,
  ],
  [
    'With the security baseline pods get no network, nat fails.',
    'symptom-m-net-22',
    /SharedAccess/,
  ],
  ['The memory of the node is at 100 %, all hangs.', 'symptom-m-slw-01', /commit/],
  [
    'The Windows node runs out of memory and starts to page to disk.',
    'symptom-m-slw-01',
    /no OOM killer/,
  ],
  [
    'Since we switched to containerd, pods cannot mount volumes as `D:` any more.',
    'symptom-ub-04',
    /as the folder/,
  ],
  ['C: drive is full on win-2.', 'symptom-m-slw-03', /fill the system drive/],
  ['Extracting the image takes 20 minutes.', 'symptom-m-slw-04', /Defender/],
  ['Our pods need another time zone than the node.', 'symptom-tw-09', /of its host/],
  ['Windows nodes reboot by themselves overnight.', 'symptom-tw-10', /Windows Update/],
  [
    'The container is killed after 5 seconds, whatever terminationGracePeriodSeconds says.',
    'symptom-tw-11',
    /waits 5 seconds/,
  ],
  ['No SIGTERM arrives in the container, preStop is ignored.', 'symptom-tw-11', /sends no SIGTERM/],
  [
    'Seit der Server mit dem Knoten gestern ausgeschaltet ist, bleiben die Pods in Terminating.',
    'symptom-tw-04',
    /node is down/,
  ],
  [
    'Le ping 8.8.8.8 dans les pods ne fonctionne pas, mais curl vers un site fonctionne.',
    'symptom-m-net-60',
    /ICMP/,
  ],
  [
    'Desde el mismo nodo http://localhost:30123 no responde; desde fuera el NodePort funciona.',
    'symptom-tw-02',
    /own address/,
  ],
])('%s', (text, id, cause) => {
  const found = gravestIn(text)
  expect(found).toMatchObject({ id, severity: 'warning', line: 1 })
  expect(found?.message).toMatch(cause)
})

test.each([
  [
    'the update that mends it is there',
    'KB5040437 was on Windows Server 2022, now KB5044281 is. Calico 3.28.2: pods cannot reach the internet.',
  ],
  [
    'another plugin',
    'Since KB5040437 pods on Windows Server 2022 cannot reach the internet. Flannel host-gw.',
  ],
  [
    'the port is open',
    'With flannel vxlan pods on the same node reach each other, not pods on other nodes; UDP 4789 is open.',
  ],
  [
    'what is solved',
    'Solved: with flannel vxlan pods on the same node reached each other, but not pods on other nodes.',
  ],
  [
    'what works on all nodes',
    'flannel vxlan. Pods on the same node and pods on other nodes reach each other, DNS works on every node.',
  ],
  [
    'a network without an overlay',
    'AKS with Azure CNI: DNS resolution works for pods on the same node and fails for pods on different nodes.',
  ],
  ['images that are large', 'Flannel vxlan. Images larger than 5 GB take an hour.'],
  [
    'no complaint',
    'Windows Server 2022 nodes are VMs in vSphere, Flannel VXLAN. Pods reach each other.',
  ],
  ['another setup', 'AKS 1.29 with Azure CNI. Windows pods cannot reach pods on other nodes.'],
  [
    'another network on vSphere',
    'VMs on vSphere 7 with Antrea. Windows pods cannot reach pods on other nodes.',
  ],
  ['a few services', 'Windows Server 2019, 30 services. DNS does not work in new pods.'],
  [
    'services with DSR',
    'Windows Server 2019, 300 services, DSR is enabled. DNS does not work in new pods.',
  ],
  [
    'a release with the fix',
    'AKS 1.30.4. Now and then DNS does not work in Windows pods for a second.',
  ],
  [
    'DNS of Linux pods',
    'EKS 1.29 with Windows nodes: Linux pods cannot resolve DNS names, it fails.',
  ],
  ['what is not used', 'EKS 1.29 with Windows nodes. We do not use a custom DNS server.'],
  ['what is not changed', 'Windows Server 2019, 300 services. No DNS changes since 2022.'],
  ['what is not there', 'GKE with a Windows pool. No volumes are mounted by its pods.'],
  [
    'what is wanted',
    'Nodes on vSphere 8. Pods of different nodes do not talk to each other by policy.',
  ],
  ['what went well', 'Antrea 1.15, Kubernetes 1.28. After the update nothing is broken.'],
  ['what is set', 'kubectl logs: we set a timeout of 30 s, since exec is not allowed.'],
  ['logs of one pod', 'kubectl exec works, kubectl logs times out for one Windows pod.'],
  ['a share', 'GKE 1.29: the SMB volume of our Windows pod cannot be mounted.'],
  [
    'a network that comes back',
    'Creating the HNS network takes the node offline for some seconds, then it has its static address again.',
  ],
  [
    'what is to be done then',
    'If the node loses its network when the HNS network is created, look for 169.254.1.1 on vEthernet and set the static address again.',
  ],
  [
    'what is known to be so',
    'ping 8.8.8.8 does not answer from Windows pods, curl works. We know that this is normal.',
  ],
  [
    'what is as expected',
    'As expected, ping to 8.8.8.8 times out from Windows pods while curl works fine.',
  ],
  ['a ping that works', 'From a Windows pod ping to the gateway works, curl works, DNS fails.'],
  [
    'what works as it is',
    'This one works, as a reference. ping 8.8.8.8 from a pod never answers, curl works.',
  ],
  [
    'what somebody read',
    'Laut der Doku antwortet http://localhost:30080 auf dem Knoten selbst nicht, von außen geht der NodePort.',
  ],
  [
    'what is known',
    'We know that pods stay in Terminating when their node is down, and taint it then.',
  ],
  ['a question', 'Do large files from Linux to Windows pods hang? Small ones work here.'],
  ['a runbook', 'Runbook: pods stuck in Terminating. Cause: the node is down. Taint it.'],
  ['notes of a release', 'Fixed an issue where large responses hang and small ones arrive.'],
  ['what is done about it', 'Logs of IIS are empty without Log Monitor, so we use it.'],
  ['what is over', 'A pod was stuck in Terminating when its node was down. That is fixed now.'],
  ['a limit of size', 'Uploads of large files fail with 413, small ones pass.'],
  [
    'a node port that works there only',
    'NodePort 31000 does not answer from outside. On the node itself it works.',
  ],
  ['taints that are gone', 'We removed the taints. Pods stay Pending.'],
  ['pods that tolerate', 'Pods stay Pending, the nodes have a taint that the pod tolerates.'],
  ['a restart that is planned', 'Nodes reboot automatically after updates, as planned.'],
  ['a log without errors', 'For pods with IIS kubectl logs shows nothing unusual.'],
  ['a program that ends', 'Our container exits at once, and kubectl logs is empty.'],
  ['what happens no more', 'On win-2 the kubelet no longer exits right after its start.'],
  [
    'what is met',
    'Nodes of Windows Server 2022 in vSphere, Flannel VXLAN. Pods cannot reach pods on other nodes unless UDP 4789 is open; we opened it.',
  ],
  [
    'what was',
    'Nodes of Windows Server 2022 in vSphere, Flannel VXLAN. In the past pods could not reach pods on other nodes.',
  ],
  [
    'a rule',
    'Nodes of Windows Server 2022 in vSphere, Flannel VXLAN. Pods of team A must not reach pods on other nodes.',
  ],
  [
    'a setting that is right',
    'Windows Server 2019 VMs on a Hyper-V host, flannel vxlan. MAC address spoofing is On. Pods of one node do not reach pods on other nodes.',
  ],
  [
    'a setting of which nobody speaks',
    'Windows Server 2019 VMs on a Hyper-V host, flannel vxlan. Pods cannot reach the internet.',
  ],
  [
    'addresses as they are',
    'We keep static addresses on the nodes and DHCP is off, with Calico. How do we add a node?',
  ],
  [
    'a restart of HNS that helped',
    'A restart of HNS helped: since we restarted the hns service all pods work.',
  ],
  [
    'a restart of HNS after which pods came back',
    'Pods have no network after a restart? No, after we restarted the hns service all pods had network again.',
  ],
  [
    'new pods, which HNS gives endpoints',
    'We drain nodes before the host network service was restarted, so no pod lost its network. New pods fail to start: ContainerCreating.',
  ],
  [
    'a restart of HNS in vain',
    'Pods have no network on the Windows node. We tried everything: since then we restarted the hns service, and it is the same.',
  ],
  [
    'a kube-proxy of Linux that is well',
    'kube-proxy on Windows crashes with kernelspace; the kube-proxy pods of Linux nodes do not fail.',
  ],
  [
    'a mode of Windows alone',
    'The Linux kube-proxy was crashing with conntrack errors; kernelspace is only in the Windows config.',
  ],
  [
    'what a page says of a restart',
    'Our wiki says: after somebody restarted the hns service pods have no network.',
  ],
  [
    'a mode that is kept apart',
    'kube-proxy on Windows has its own ConfigMap because kernelspace would crash the Linux kube-proxy pods.',
  ],
  [
    'a kube-proxy of Windows',
    'Windows kube-proxy with mode kernelspace crashes since we joined the node; Linux nodes are fine.',
  ],
])('%s makes nothing likely', (_, text) => expect(gravestIn(text)).toBeUndefined())

test('of two complaints each has its cause, beside another fault as well', () => {
  const complaints =
    'Since the host of win-5 died its pods are still Terminating.\n\nPods open web sites. Connections to our own database time out.\n'
  const idsIn = (...more: string[]) =>
    diagnose([
      { name: 'mail.txt', text: complaints },
      ...more.map((text, i) => ({ name: `${i}.ps1`, text })),
    ])
      .findings.filter(({ severity }) => severity !== 'info')
      .map(({ id }) => id)
  expect(idsIn()).toEqual(['symptom-tw-04', 'symptom-tw-08'])
  expect(
    idsIn(
      '# Kubernetes 1.25.4\nC:\\k\\kubelet.exe --windows-service --network-plugin=cni --kubeconfig=C:\\k\\config\n',
    ),
  ).toEqual(['flag-known', 'kubelet-cgroups', 'kubelet-cgroups', 'symptom-tw-04'])
})

test('what may be is no complaint', () => {
  expect(gravestIn('If a node is down, its pods remain in Terminating.')).toBeUndefined()
  expect(
    gravestIn('Si un nœud est éteint, les pods restent en Terminating, nous le savons.'),
  ).toBeUndefined()
})

test('a fault that is found explains the complaint', () => {
  const text =
    'Windows Server 2019 VMs on a Hyper-V host, flannel vxlan with VNI 1. Pods cannot ping pods on other nodes.'
  const ids = diagnose([{ name: 'mail.txt', text }]).findings.map(({ id, severity }) => [
    id,
    severity,
  ])
  expect(ids).toContainEqual(['vxlan-vni', 'error'])
  expect(ids).not.toContainEqual(['symptom-m-net-57', 'warning'])
})

const lookup = 'C:\\>nslookup www.example.com\nDNS request timed out.\n    timeout was 2 seconds.\n'

test('what healthy nodes print too tells where somebody complains of it', () => {
  expect(gravestIn(`DNS does not work in our Windows pods.\n\n${lookup}`)).toMatchObject({
    id: 'symptom-m-dns-01',
    severity: 'warning',
    line: 4,
    message: expect.stringMatching(/^“DNS request timed out”. Possible cause, first to check: /),
  })
  expect(
    gravestIn(`DNS does not work in our Windows pods.\n\n${lookup}Name:    www.example.com\n`),
  ).toBeUndefined()
  expect(gravestIn(`Everything works, as you asked.\n\n${lookup}`)).toBeUndefined()
})

const subnetEnv =
  'E0503 13:39:16.351791 5324 cni.go:364] Error adding pod-1/0b3a to network flannel/vxlan0: open /run/flannel/subnet.env: The system cannot find the path specified.'

test('a cause by itself is an error where somebody has what comes of it', () => {
  const mail = `Pods stay in ContainerCreating.\n\n${subnetEnv}`
  expect(gravestIn(mail)).toMatchObject({ id: 'symptom-s-10', severity: 'error' })
  expect(gravestIn(mail)?.message).not.toContain('Likely cause')
  expect(gravestIn(subnetEnv)).toMatchObject({ id: 'symptom-s-10', severity: 'warning' })
  const { collect } = diagnose([{ name: 'mail.txt', text: mail }])
  expect(collect[0]?.command).toBe('kubectl logs -n kube-flannel POD --all-containers')
})

const felix =
  '2026-01-15 10:02:11.768 [WARNING][4184] felix/endpoint_mgr.go 327: Failed to look up one or more HNS endpoints; will schedule a retry'

test('a complaint beside the lines of a log is heard', () => {
  const mail = `After I restarted HNS the pods run, but nobody can connect to them any more.\n\n${felix}\n`
  expect(gravestIn(mail)).toMatchObject({ id: 'symptom-c-61', severity: 'warning' })
  expect(gravestIn(`All pods run.\n\n${felix}\n`)).toBeUndefined()
})

test('rows and guides exist', () => {
  const rows = symptoms.map(({ id }) => id)
  const guides = trees.map(({ id }) => id)
  for (const one of complained) {
    expect(rows).toContain(one.symptom)
    for (const tree of one.trees) expect(guides).toContain(tree)
  }
  for (const [tree, own] of [...Object.entries(tellingBeside), ...Object.entries(certainBeside)]) {
    expect(guides).toContain(tree)
    for (const row of own) expect(rows).toContain(row)
  }
})

test('what Windows never does leaves other complaints their own cause', () => {
  const text = `Three questions about our Windows nodes (Kubernetes 1.22.4, Calico VXLAN):

1. In a pod "nslookup sql.db" fails with Non-existent domain, while "nslookup sql.db.svc.cluster.local" works.
2. From the Windows node itself "curl http://localhost:31080" does not answer; from any other machine port 31080 works.
3. ping 8.8.8.8 from a Windows pod: Request timed out. But Invoke-WebRequest https://example.com works.
`
  const found = diagnose([{ name: 'mail.txt', text }]).findings
  const warned = found
    .filter(({ severity }) => severity === 'warning')
    .map(({ id, line }) => [line, id])
  expect(warned.toSorted(([one], [other]) => Number(one) - Number(other))).toEqual([
    [3, 'symptom-m-dns-02'],
    [4, 'symptom-tw-02'],
    [5, 'symptom-m-net-60'],
  ])
})

test('a NodePort that answers elsewhere is no fault', () =>
  expect(
    gravestIn(
      'The NodePort 31080 is not reachable on the Windows node itself, but works from other machines.',
    )?.id,
  ).toBe('symptom-tw-02'))

test.each([
  'Pods get addresses like 172.19.208.33 from the pod range 172.19.0.0/16, nodes are in 10.1.0.0/16.',
  'Our pods have addresses like 172.20.4.7. All works fine.',
  'Windows pods have addresses like 172.20.4.7 but cannot reach 10.96.0.10.',
  'Windows pods get addresses like 172.20.4.7 but the cluster DNS does not answer them.',
])('addresses of the pods’ own range are no fault: %s', (text) => {
  expect(gravestIn(text)).toBeUndefined()
})

import { expect, test } from 'vitest'
import { diagnose } from '../../../diagnose.ts'

const gravestIn = (text: string) =>
  diagnose([{ name: 'mail.txt', text }]).findings.find(({ severity }) => severity !== 'info')?.id

test.each([
  [
    'We cannot reach the NodePort 31500 on the Windows node itself, from a laptop it is fine.',
    'symptom-tw-02',
  ],
  [
    'On the Windows worker http://localhost:31500 does not answer. From the Linux master http://10.0.0.12:31500 does.',
    'symptom-tw-02',
  ],
  [
    'On the Windows host itself `Test-NetConnection 10.96.0.1 -Port 443` fails, in the pods it works.',
    'symptom-tw-17',
  ],
  [
    'Service IPs do not answer from the Windows hosts, only from within pods. Kubernetes 1.19.',
    'symptom-tw-17',
  ],
  [
    'On our Windows node: curl.exe http://10.98.1.2 times out. Same address from a Windows pod: OK.',
    'symptom-tw-17',
  ],
  [
    'In Windows pods `curl http://orders.prod` fails to resolve, `curl http://orders.prod.svc.cluster.local` works.',
    'symptom-m-dns-02',
  ],
  [
    'On a Windows node nslookup db.data.svc.cluster.local works, nslookup db.data does not.',
    'symptom-m-dns-02',
  ],
  [
    'ping web.shop from a Windows pod does not resolve, ping web.shop.svc.cluster.local does.',
    'symptom-m-dns-02',
  ],
  [
    'Our Windows deployment has 90 pods behind a LoadBalancer service and traffic fails. Server 2019, Kubernetes 1.21',
    'symptom-tw-19',
  ],
  [
    'Nodes of 20348.587. Our Windows deployment has 90 pods behind a service and it does not answer. Kubernetes 1.30',
    'symptom-tw-19',
  ],
  [
    'The build in our Windows pod dies with "There is not enough space on the disk", C: has 20 GB there and 400 on the node.',
    'symptom-m-slw-03',
  ],
  [
    'error forwarding port 80 to pod 9a4, uid : exec: "wincat": executable file not found in %PATH%',
    'symptom-m-klt-09',
  ],
])('what Windows does not do explains a complaint: %s', (text, id) =>
  expect(gravestIn(text)).toBe(id),
)

test.each([
  'The NodePort 31500 does not answer, neither on the Windows node itself nor from a laptop.',
  'The NodePort cannot be reached on the Windows node where the pod runs; on the Linux master the same port works.',
  'Windows pods hang in ContainerCreating. The linux pods use NFS, the windows pods an SMB share.',
  'From the Windows host 10.96.0.1 does not answer, and in the pods it does not either.',
  'In Windows pods `curl http://orders.prod` fails to resolve, and so does the full name.',
  'The full name web.shop.svc.cluster.local does not resolve in Windows pods either.',
  'Our Windows deployment has 20 pods behind a LoadBalancer service and traffic fails. Kubernetes 1.21',
  'Our Windows deployment has 90 pods behind a LoadBalancer service and traffic fails. Kubernetes 1.36',
  'We run 110 pods per node, and the service on our Windows nodes does not answer. Kubernetes 1.27',
  'Windows Server 2025. Our Windows deployment has 90 pods behind a service and it does not answer. Kubernetes 1.33',
  'Nodes of 20348.1249. Our Windows deployment has 90 pods behind a service and it does not answer. Kubernetes 1.30',
  'Nodes of 17763.5936. Our Windows deployment has 90 pods behind a service and it does not answer. Kubernetes 1.30',
  'Nodes of 20348.3692. Our Windows deployment has 90 pods behind a service and it does not answer. Kubernetes 1.30',
  'Test plan: from the Windows node curl http://10.96.0.10 should time out, from a pod it works.',
])('other complaints are not explained by it: %s', (text) =>
  expect(gravestIn(text) ?? '').not.toMatch(/tw-02|tw-17|tw-19|m-dns-02|c-34/),
)

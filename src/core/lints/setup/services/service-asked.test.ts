import { testLint } from '../../../testing/test-lint.ts'
import { serviceAsked } from './service-asked.ts'

const list = `kubectl get svc -A
NAMESPACE     NAME         TYPE        CLUSTER-IP      EXTERNAL-IP   PORT(S)                  AGE
default       kubernetes   ClusterIP   10.96.0.1       <none>        443/TCP                  33d
shop          orders       ClusterIP   10.101.7.41     <none>        8080/TCP                 2d
shop          web          NodePort    10.101.7.42     <none>        80:31080/TCP             2d
kube-system   kube-dns     ClusterIP   10.96.0.10      <none>        53/UDP,53/TCP,9153/TCP   33d
`
const resolved = (name: string) => `PS C:\\> Resolve-DnsName ${name}
Resolve-DnsName : ${name} : DNS name does not exist

${list}`
const tried = (
  address: string,
  port: number,
) => `PS C:\\> Test-NetConnection ${address} -Port ${port}
WARNING: TCP connect to (${address} : ${port}) failed

ComputerName     : ${address}
RemotePort       : ${port}
TcpTestSucceeded : False

${list}`

testLint(serviceAsked, {
  valid: [
    { name: 'a name outside of the cluster', text: resolved('orders.example.com') },
    { name: 'the namespace that it has', text: resolved('orders.shop.svc.cluster.local') },
    { name: 'a name that no namespace has', text: resolved('bills.default.svc.cluster.local') },
    {
      name: 'a list of one namespace',
      text: resolved('orders.default.svc.cluster.local').replaceAll(
        /^(?:NAMESPACE|shop|kube-system|default) +/gm,
        '',
      ),
    },
    {
      name: 'a list that was asked of one namespace',
      text: resolved('orders.default.svc.cluster.local')
        .replace('get svc -A', 'get svc -n shop')
        .replaceAll(/^(?:kube-system|default) .*\n/gm, '')
        .replaceAll(/^(?:NAMESPACE|shop) +/gm, ''),
    },
    { name: 'a port that it has', text: tried('10.96.0.10', 53) },
    { name: 'an address of nobody', text: tried('10.101.7.99', 1434) },
    {
      name: 'a call that was answered',
      text: `PS C:\\> curl.exe http://10.101.7.41:8080/\nhello\n\n${list}`,
    },
  ],
  invalid: [
    {
      name: 'another namespace',
      text: resolved('orders.default.svc.cluster.local'),
      messages: [/the Service orders is in the namespace shop; default has none of that name/],
    },
    {
      name: 'another namespace, as nslookup says it',
      text: `PS C:\\> nslookup orders.default.svc.cluster.local
Server:  kube-dns.kube-system.svc.cluster.local
Address:  10.96.0.10

*** kube-dns.kube-system.svc.cluster.local can't find orders.default.svc.cluster.local: Non-existent domain

${list}`,
      messages: [/the Service orders is in the namespace shop/],
    },
    {
      name: 'another port',
      text: tried('10.101.7.41', 80),
      messages: [/the Service orders has 8080\/TCP: nothing answers on another port/],
    },
    {
      name: 'the port of the nodes',
      text: tried('10.101.7.42', 31_080),
      messages: [/31080 is its port on the nodes, and its ClusterIP has 80/],
    },
    {
      name: 'another port, with curl',
      text: `PS C:\\> curl.exe http://orders.shop.svc.cluster.local:80/
curl: (28) Failed to connect to orders.shop.svc.cluster.local port 80 after 21041 ms: Timed out

${list}`,
      messages: [/is asked on port 80, and the Service orders has 8080\/TCP/],
    },
  ],
})

import { testLint } from '../../../testing/test-lint.ts'
import { calicoRuleSkipped } from './calico-rule-skipped.ts'

const setup = (network = 'CNI: Calico v3.28.1', host = 'Windows Server 2022') =>
  `=== a.txt ===\n${network}\n${host} nodes, Kubernetes 1.30\n`
const policy = (rule: string, more = '') => `
=== np.yaml ===
apiVersion: projectcalico.org/v3
kind: GlobalNetworkPolicy
metadata: { name: a }
spec:
  types: [Egress]${more}
  egress:
    - ${rule}
`
const ofKubernetes = (rule: string, labels: string, app = 'iis', system = 'windows') => `
=== np.yaml ===
apiVersion: networking.k8s.io/v1
kind: NetworkPolicy
metadata: { name: a }
spec:
  podSelector: { matchLabels: { ${labels} } }
  egress: [ ${rule} ]
---
apiVersion: apps/v1
kind: Deployment
metadata: { name: web }
spec:
  template:
    metadata: { labels: { app: ${app} } }
    spec:
      nodeSelector: { kubernetes.io/os: ${system} }
      containers: [ { name: a, image: example.org/web:1 } ]
`
const except = '{ to: [ { ipBlock: { cidr: 0.0.0.0/0, except: [ 169.254.169.254/32 ] } } ] }'
const negation = '{ action: Allow, destination: { notNets: [169.254.169.254/32] } }'

testLint(calicoRuleSkipped, {
  valid: [
    {
      name: 'ranges alone',
      text:
        setup() +
        policy('{ action: Allow, destination: { nets: [10.0.0.0/8], ports: [443, "8000:8100"] } }'),
    },
    {
      name: 'a log, which stops nothing',
      text: setup() + policy('{ action: Log, destination: { notNets: [10.0.0.0/8] } }'),
    },
    { name: 'nodes of Linux alone', text: setup('CNI: Calico', 'Ubuntu 22.04') + policy(negation) },
    { name: 'another network', text: setup('CNI: Antrea') + ofKubernetes(except, 'app: iis') },
    { name: 'pods of some labels', text: setup() + policy(negation, `\n  selector: role == 'db'`) },
    {
      name: 'namespaces of some labels',
      text: setup() + policy(negation, `\n  namespaceSelector: team == 'a'`),
    },
    {
      name: 'a namespace, and no word of pods of Windows',
      text: setup() + policy(negation, `\n  selector: projectcalico.org/namespace == 'a'`),
    },
    {
      name: 'some pods of a namespace, beside words about pods of Windows',
      text:
        'The Windows pods are slow.\n' +
        setup() +
        policy(negation, `\n  selector: projectcalico.org/namespace == 'a' && role == 'db'`),
    },
    {
      name: 'a namespace with a workload of Linux, beside words about pods of Windows',
      text: 'The Windows pods are slow.\n' + setup() + ofKubernetes(except, '', 'api', 'linux'),
    },
    {
      name: 'a policy that another network does not read',
      text: setup('CNI: Antrea') + policy(negation),
    },
    { name: 'hosts', text: setup() + policy(negation, '\n  applyOnForward: true') },
    {
      name: 'a workload of Linux',
      text: setup() + ofKubernetes(except, 'app: api', 'api', 'linux'),
    },
    { name: 'another workload', text: setup() + ofKubernetes(except, 'app: api') },
    {
      name: 'a port by its number',
      text: setup() + ofKubernetes('{ ports: [ { port: 80 } ] }', 'app: iis'),
    },
    {
      name: 'an empty list',
      text: setup() + policy('{ action: Allow, destination: { notNets: [] } }'),
    },
  ],
  invalid: [
    {
      name: 'a policy of Calico, of which nobody tells otherwise',
      text: setup('') + policy(negation),
      messages: [/by notNets/],
    },
    {
      name: 'a namespace whose pods of Windows somebody tells of',
      text:
        'The Windows pods still reach it.\n' +
        setup() +
        policy(negation, `\n  selector: projectcalico.org/namespace == 'a'`),
      messages: [/by notNets; .* what it allows is blocked there/],
      severity: 'warning',
    },
    {
      name: 'a negation for pods of all namespaces but one',
      text:
        setup() +
        policy(
          negation,
          `\n  selector: "has(projectcalico.org/namespace) && projectcalico.org/namespace not in {'kube-system'}"`,
        ),
      messages: [/by notNets; .* what it allows is blocked there/],
      severity: 'warning',
    },
    {
      name: 'what is denied',
      text: setup() + policy('{ action: Deny, destination: { notSelector: "app == \'a\'" } }'),
      messages: [/by notSelector; .* what it denies stays open there/],
      severity: 'warning',
    },
    {
      name: 'a type of ICMP',
      text: setup() + policy('{ action: Allow, protocol: ICMP, icmp: { type: 8 } }'),
      messages: [/by a type of ICMP;/],
    },
    {
      name: 'an exception, for a workload of Windows',
      text: setup() + ofKubernetes(except, 'app: iis'),
      messages: [/by except; .* what it allows is blocked there/],
      severity: 'warning',
    },
    {
      name: 'the name of a port',
      text: setup() + ofKubernetes('{ ports: [ { port: http } ] }', 'app: iis'),
      messages: [/by the name of a port;/],
    },
    {
      name: 'policies by Calico beside another network',
      text:
        policy(negation) +
        '\n=== i.yaml ===\napiVersion: operator.tigera.io/v1\nkind: Installation\nmetadata: { name: default }\nspec: { serviceCIDRs: [172.20.0.0/16], cni: { type: AmazonVPC }, calicoNetwork: { windowsDataplane: HNS } }\n' +
        setup('EKS'),
      messages: [/by notNets/],
    },
  ],
})

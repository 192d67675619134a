import { testLint } from '../../../testing/test-lint.ts'
import { namedObjectPresent } from './named-object-present.ts'

const object = (kind: string, name: string, rest = '', namespace = 'shop') =>
  `apiVersion: v1\nkind: ${kind}\nmetadata: {name: ${name}${namespace === '' ? '' : `, namespace: ${namespace}`}}\n${rest}---\n`
const pod = (spec: string, namespace = 'shop') =>
  object('Pod', 'web', `spec:\n  nodeSelector: {kubernetes.io/os: windows}\n${spec}`, namespace)
const claim = (name: string, spec = '', namespace = 'shop') =>
  object('PersistentVolumeClaim', name, `spec: {accessModes: [ReadWriteMany]${spec}}\n`, namespace)
const withClaim = (name: string) =>
  pod(
    `  volumes:\n  - name: data\n    persistentVolumeClaim: {claimName: ${name}}\n  containers: [{name: a, image: b}]\n`,
  )
const storageClass = (name: string, secret = 'smbcreds', namespace = 'default') =>
  `apiVersion: storage.k8s.io/v1
kind: StorageClass
metadata: {name: ${name}}
provisioner: smb.csi.k8s.io
parameters:
  source: //files/share
  csi.storage.k8s.io/node-stage-secret-name: ${secret}
  csi.storage.k8s.io/node-stage-secret-namespace: ${namespace}
---
`
const volume = (secret: string) =>
  object(
    'PersistentVolume',
    'pv-smb',
    `spec:\n  csi:\n    driver: smb.csi.k8s.io\n    volumeHandle: a\n    nodeStageSecretRef: {name: ${secret}, namespace: default}\n`,
    '',
  )
const secret = (name: string, namespace = 'default') =>
  object('Secret', name, 'stringData: {username: a, password: b}\n', namespace)
const map = (data: string) => object('ConfigMap', 'settings', data)
const withVariable = (key: string, more = '') =>
  pod(
    `  containers:\n  - name: a\n    image: b\n    env:\n    - name: MODE\n      valueFrom: {configMapKeyRef: {name: settings, key: ${key}${more}}}\n`,
  )

const binding = (subjects: string) =>
  `apiVersion: rbac.authorization.k8s.io/v1\nkind: ClusterRoleBinding\nmetadata: {name: agent}\nroleRef: {kind: ClusterRole, name: view}\nsubjects: ${subjects}\n---\n`
const ingress = (service: string, tls: string) =>
  `apiVersion: networking.k8s.io/v1\nkind: Ingress\nmetadata: {name: site, namespace: shop}\nspec:\n  tls: [{secretName: ${tls}}]\n  rules:\n  - http:\n      paths:\n      - {path: /, backend: {service: {name: ${service}, port: {number: 80}}}}\n---\n`

const certificate = (made: string) =>
  `apiVersion: cert-manager.io/v1\nkind: Certificate\nmetadata: {name: site, namespace: shop}\nspec: {secretName: ${made}, issuerRef: {name: a}}\n---\n`
const scaled = (kind: string) =>
  `apiVersion: keda.sh/v1alpha1\nkind: ScaledObject\nmetadata: {name: worker, namespace: shop}\nspec:\n  scaleTargetRef: {name: wrker${kind === '' ? '' : `, kind: ${kind}`}}\n---\n`

testLint(namedObjectPresent, {
  valid: [
    { name: 'the claim that was sent', text: claim('web-data') + withClaim('web-data') },
    { name: 'a claim that nobody sent', text: secret('web-data') + withClaim('web-data') },
    { name: 'a claim of another kind of name', text: claim('logs') + withClaim('web-data') },
    { name: 'a claim of another application', text: claim('db-data') + withClaim('web-data') },
    {
      name: 'the next of a row of claims',
      text: claim('data-1') + withClaim('data-2'),
    },
    {
      name: 'a claim with an end, beside one that another pod names',
      text: claim('web') + withClaim('web') + withClaim('web-data'),
    },
    {
      name: 'two that may be meant',
      text: claim('web-dat') + claim('webdata') + withClaim('web-data'),
    },
    {
      name: 'a claim that tells no namespace',
      text: claim('web-data', '', '') + withClaim('web-data'),
    },
    {
      name: 'claim, class and Secret that go together',
      text: claim('a', ', storageClassName: smb') + storageClass('smb') + secret('smbcreds'),
    },
    {
      name: 'a class that nobody made, for a volume made by hand',
      text: claim('a', ', storageClassName: smb-1, volumeName: pv-smb') + storageClass('smb'),
    },
    { name: 'no class at all', text: claim('a', ', storageClassName: ""') + storageClass('smb') },
    { name: 'the Secret of a volume', text: volume('smbcreds') + secret('smbcreds') },
    {
      name: 'the account that each namespace has',
      text:
        object('ServiceAccount', 'default-web') +
        pod('  serviceAccountName: default\n  containers: [{name: a, image: b}]\n'),
    },
    {
      name: 'the certificates that each namespace has',
      text:
        object('ConfigMap', 'root-ca.crt', 'data: {ca.crt: a}\n') +
        pod(
          '  volumes:\n  - name: a\n    projected: {sources: [{configMap: {name: kube-root-ca.crt}}]}\n',
        ),
    },
    {
      name: 'a class that each cluster has',
      text:
        object('PriorityClass', 'node-critical', 'value: 1000\n', '') +
        pod('  priorityClassName: system-node-critical\n  containers: [{name: a, image: b}]\n'),
    },
    { name: 'a key that is there', text: map('data: {mode: a}\n') + withVariable('mode') },
    {
      name: 'a key that may be left out',
      text: map('data: {mode: a}\n') + withVariable('level', ', optional: true'),
    },
    { name: 'an object whose keys were left out', text: map('') + withVariable('mode') },
    {
      name: 'an account that a binding names in its own namespace and in another',
      text:
        binding(
          '[{kind: ServiceAccount, name: agent, namespace: a}, {kind: ServiceAccount, name: agent, namespace: b}]',
        ) + object('ServiceAccount', 'agent', '', 'a'),
    },
    {
      name: 'the Secret of an Ingress',
      text: ingress('web', 'web-tls') + secret('web-tls', 'shop'),
    },
    {
      name: 'an Ingress whose Service an annotation tells',
      text:
        ingress('web-svc', 'web-tls').replace('number: 80', 'name: use-annotation') +
        object('Service', 'web-service'),
    },
    {
      name: 'the Secret that a certificate makes',
      text: certificate('web-tls') + secret('other', 'shop') + ingress('web', 'web-tls'),
    },
    {
      name: 'a Deployment that something else than KEDA scales',
      text: scaled('StatefulSet') + object('Deployment', 'worker-1'),
    },
  ],
  invalid: [
    {
      name: 'a Secret that a certificate makes under another name',
      text: certificate('web-cert') + ingress('web', 'web-certs'),
      messages: [/names the Secret web-certs; the one that was sent is called web-cert/],
    },
    {
      name: 'what KEDA scales, a Deployment where it tells no kind',
      text: scaled('') + object('Deployment', 'worker'),
      messages: [
        /ScaledObject worker names the Deployment wrker; the one that was sent is called worker/,
      ],
    },
    {
      name: 'the account of a binding in another namespace',
      text:
        binding('[{kind: ServiceAccount, name: agent, namespace: default}]') +
        object('ServiceAccount', 'agent', '', 'ops'),
      messages: [
        /ClusterRoleBinding agent looks for the ServiceAccount agent in the namespace default; the one that was sent is in ops.*does not get the role/,
      ],
    },
    {
      name: 'a Service whose name is shortened',
      text: ingress('web-svc', 'web-tls') + object('Service', 'web-service'),
      messages: [/names the Service web-svc; the one that was sent is called web-service/],
    },
    {
      name: 'the Secret of an Ingress in another namespace',
      text: ingress('web', 'web-tls') + secret('web-tls'),
      messages: [/looks for the Secret web-tls in the namespace shop.*default certificate/],
    },
    {
      name: 'addresses under another name than that of their Service',
      text:
        object('Service', 'sqlserver', 'spec: {ports: [{port: 1433}]}\n') +
        object('Endpoints', 'sql-server', 'subsets: []\n'),
      messages: [
        /Endpoints sql-server has the addresses of the Service sql-server; the one that was sent is called sqlserver/,
      ],
    },
    {
      name: 'a webhook that looks in another namespace',
      text:
        'apiVersion: admissionregistration.k8s.io/v1\nkind: MutatingWebhookConfiguration\nmetadata: {name: hook}\nwebhooks:\n- clientConfig: {service: {name: hook, namespace: hook}}\n---\n' +
        object('Service', 'hook', 'spec: {ports: [{port: 443}]}\n', 'kube-system'),
      messages: [/looks for the Service hook in the namespace hook.*calls of the webhook fail/],
    },
    {
      name: 'a volume that is kept for a claim of another namespace',
      text:
        object(
          'PersistentVolume',
          'pv',
          'spec: {claimRef: {name: media, namespace: default}}\n',
          '',
        ) + claim('media'),
      messages: [
        /looks for the PersistentVolumeClaim media in the namespace default.*bound to no claim/,
      ],
    },
    {
      name: 'a Secret in another namespace than the volume says, beside one that names it right',
      text:
        volume('smbcreds') +
        volume('smbcreds')
          .replace('namespace: default}', 'namespace: shop}')
          .replace('pv-smb', 'pv-2') +
        secret('smbcreds', 'shop'),
      messages: [/PersistentVolume pv-smb looks for the Secret smbcreds in the namespace default/],
    },
    {
      name: 'a class of priority',
      text: `apiVersion: scheduling.k8s.io/v1\nkind: PriorityClass\nmetadata: {name: web-critical}\nvalue: 1\n---\n${pod('  priorityClassName: web-critcal\n  containers: [{name: a, image: b}]\n')}`,
      messages: [/names the PriorityClass web-critcal/],
    },
    {
      name: 'what an autoscaler scales',
      text: `apiVersion: apps/v1
kind: Deployment
metadata: {name: orders}
spec: {template: {spec: {containers: [{name: a, image: b}]}}}
---
apiVersion: autoscaling/v2
kind: HorizontalPodAutoscaler
metadata: {name: orders}
spec: {scaleTargetRef: {apiVersion: apps/v1, kind: Deployment, name: orders-api}, maxReplicas: 3}
`,
      messages: [/names the Deployment orders-api; .* called orders/],
      severity: 'warning',
    },
    {
      name: 'the template of machines',
      text: `apiVersion: cluster.x-k8s.io/v1beta1
kind: MachineDeployment
metadata: {name: md-win}
spec: {template: {spec: {bootstrap: {configRef: {kind: KubeadmConfigTemplate, name: mdwin}}}}}
---
apiVersion: bootstrap.cluster.x-k8s.io/v1beta1
kind: KubeadmConfigTemplate
metadata: {name: md-win}
`,
      messages: [/names the KubeadmConfigTemplate mdwin/],
    },
    {
      name: 'the pool of an advertisement',
      text: `apiVersion: metallb.io/v1beta1
kind: IPAddressPool
metadata: {name: front, namespace: metallb-system}
spec: {addresses: [10.20.5.10-10.20.5.50]}
---
apiVersion: metallb.io/v1beta1
kind: L2Advertisement
metadata: {name: a, namespace: metallb-system}
spec: {ipAddressPools: [front-pool]}
`,
      messages: [/names the IPAddressPool front-pool; .* nothing answers/],
    },
    {
      name: 'the Service of an Ingress',
      text: `apiVersion: v1
kind: Service
metadata: {name: web}
spec: {selector: {app: web}, ports: [{port: 80}]}
---
apiVersion: networking.k8s.io/v1
kind: Ingress
metadata: {name: a}
spec: {rules: [{http: {paths: [{path: /, pathType: Prefix, backend: {service: {name: web-svc, port: {number: 80}}}}]}}]}
`,
      messages: [/names the Service web-svc/],
    },
    {
      name: 'a claim with a dash more',
      text: claim('webdata') + withClaim('web-data'),
      messages: [/Pod web names the PersistentVolumeClaim web-data; the one .* called webdata/],
      severity: 'warning',
    },
    {
      name: 'a dash more, beside a pod that names it right',
      text: claim('webdata') + withClaim('webdata') + withClaim('web-data'),
      messages: [/called webdata/],
    },
    {
      name: 'a claim with an end',
      text: claim('web') + withClaim('web-data'),
      messages: [/claim stays|pods stay Pending/],
    },
    {
      name: 'a claim in another namespace',
      text: claim('web-data', '', 'default') + withClaim('web-data'),
      messages: [/in the namespace shop; the one that was sent is in default/],
      severity: 'warning',
    },
    {
      name: 'a claim for another class',
      text: claim('a', ', storageClassName: smb-win') + storageClass('smb'),
      messages: [/names the StorageClass smb-win; .* called smb\./],
    },
    {
      name: 'a class of a StatefulSet',
      text: `${storageClass('azurefile-win')}apiVersion: apps/v1
kind: StatefulSet
metadata: {name: db}
spec:
  template: {spec: {containers: [{name: a, image: b}]}}
  volumeClaimTemplates:
  - metadata: {name: data}
    spec: {accessModes: [ReadWriteOnce], storageClassName: azure-file-win}
`,
      messages: [/StatefulSet db names the StorageClass azure-file-win/],
    },
    {
      name: 'another Secret of a class',
      text: storageClass('smb', 'smb-creds') + secret('smbcreds'),
      messages: [/StorageClass smb names the Secret smb-creds/],
    },
    {
      name: 'a Secret in another namespace than the class says',
      text: storageClass('smb', 'smbcreds', 'kube-system') + secret('smbcreds'),
      messages: [/in the namespace kube-system; the one that was sent is in default/],
    },
    {
      name: 'another Secret of a volume',
      text: volume('smbcred') + secret('smbcreds'),
      messages: [/PersistentVolume pv-smb names the Secret smbcred;/],
    },
    {
      name: 'an account with a letter wrong',
      text:
        object('ServiceAccount', 'fileserver') +
        pod('  serviceAccountName: fileservr\n  containers: [{name: a, image: b}]\n'),
      messages: [/no pod is made/],
    },
    {
      name: 'a Secret for pulling with a letter wrong',
      text:
        secret('registry', 'shop') +
        pod('  imagePullSecrets: [{name: registri}]\n  containers: [{name: a, image: b}]\n'),
      messages: [/names the Secret registri/],
    },
    {
      name: 'a key that is not there',
      text: map('data: {mode: a}\n') + withVariable('level'),
      messages: [/takes the key level of the ConfigMap settings, which has mode/],
      severity: 'error',
    },
    {
      name: 'machines of Karpenter whose class has a year at its end',
      text: `apiVersion: karpenter.sh/v1
kind: NodePool
metadata: {name: win}
spec: {template: {spec: {nodeClassRef: {group: karpenter.k8s.aws, kind: EC2NodeClass, name: windows}}}}
---
apiVersion: karpenter.k8s.aws/v1
kind: EC2NodeClass
metadata: {name: windows2022}
`,
      messages: [/names the EC2NodeClass windows; .* called windows2022.*no machine is made/],
    },
    {
      name: 'an item that is not there',
      text:
        map('data: {web.config: a}\n') +
        pod(
          '  volumes:\n  - name: c\n    configMap: {name: settings, items: [{key: Web.config, path: w}]}\n  containers: [{name: a, image: b}]\n',
        ),
      messages: [/takes the key Web.config/],
    },
  ],
})

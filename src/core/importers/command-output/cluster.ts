import type { Output } from './define.ts'
import { acrossLines } from '../../values/across-lines.ts'

/** Commands of kubectl, crictl and kubeadm. */
export const clusterOutputs: readonly Output[] = [
  {
    command: 'kubectl get csr',
    form: /^[ \t]*NAME\s+AGE\s+SIGNERNAME\s+REQUESTOR\b/m,
    typed: /\bkubectl\s+get\s+csr\b/i,
    cells: [
      [
        new RegExp(
          acrossLines`
            ^[ \t]*\S{1,80}[ \t]+\S{1,20}[ \t]+kubernetes\.io\/\S{1,60}[ \t][^\n]{0,200}[ \t]
            (Pending|Denied|Failed|Approved(?:,\S{1,20})?)[ \t]*$
          `,
          'gm',
        ),
        'csr.condition',
      ],
    ],
  },
  {
    command: 'kubeadm certs check-expiration',
    form: /^[ \t]*CERTIFICATE\s+EXPIRES\s+RESIDUAL TIME\b/m,
    typed: /\bkubeadm\s+(?:alpha\s+)?certs\s+check-expiration\b/i,
    cells: [
      [
        new RegExp(
          acrossLines`
            ^[ \t]*(?:apiserver|apiserver-kubelet-client|controller-manager\.conf|ca)
            [ \t]+\w{3} \d{1,2}, \d{4} \d\d:\d\d UTC[ \t]+(<invalid>|\d{1,5}[dhmy])(?=[ \t]|$)
          `,
          'gm',
        ),
        'certificate.residual',
      ],
    ],
  },
  {
    command: 'kubectl get service kube-dns',
    typed: new RegExp(
      acrossLines`
        \bget\s+(?:svc|services?)[\s/]+(?:kube-dns|coredns|rke2-coredns-rke2-coredns)\b
        [^\n]{0,80}\bjsonpath\b[^\n]{0,20}\.spec\.clusterIP\b
      `,
      'i',
    ),
    cells: [[/^[ \t]*["']?(\d{1,3}(?:\.\d{1,3}){3})["']?[ \t]*$/gm, 'kubeDns.clusterIp']],
  },
  {
    command: 'az aks list',
    form: /^[ \t]*Name\s+Location\s+ResourceGroup\s+KubernetesVersion\b/m,
    cells: [
      [
        /^[ \t]*\S{1,80}(?:[ \t]+\S{1,100}){2}[ \t]+(1\.\d{2}\.\d{1,3})\b/gm,
        'kubernetes.serverVersion',
      ],
    ],
  },
  {
    command: 'gcloud container clusters list',
    form: /^[ \t]*NAME\s+LOCATION\s+MASTER_VERSION\b/m,
    cells: [
      [
        /^[ \t]*\S{1,80}[ \t]+\S{1,80}[ \t]+(1\.\d{2}\.\d{1,2}-gke\.\d{1,8})\b/gm,
        'kubernetes.serverVersion',
      ],
    ],
  },
  // One value of a cluster, as a query asks for it.
  {
    command: 'az aks show',
    typed: /\baz\s+aks\s+show\b[^\n]{0,300}\bnetworkPlugin\b(?!Mode)[^\n,{}]{0,60}$/i,
    cells: [[/^[ \t]*["']?(azure|kubenet|none)["']?[ \t]*$/gm, 'aks.networkPlugin']],
  },
  {
    command: 'az aks show',
    typed: /\baz\s+aks\s+show\b[^\n]{0,300}\bnetworkDataplane\b[^\n,{}]{0,60}$/i,
    cells: [[/^[ \t]*["']?(azure|cilium)["']?[ \t]*$/gm, 'aks.networkDataplane']],
  },
  {
    command: 'az aks show',
    typed: /\baz\s+aks\s+show\b[^\n]{0,300}\b(?:currentK|k)ubernetesVersion\b[^\n,{}]{0,60}$/i,
    cells: [[/^[ \t]*["']?(1\.\d{2}(?:\.\d{1,3})?)["']?[ \t]*$/gm, 'kubernetes.serverVersion']],
  },
  {
    command: 'az aks show',
    typed: /\baz\s+aks\s+show\b[^\n]{0,300}\boutboundType\b/i,
    cells: [
      [/(?:^|[\s"'])(1\.\d{2}\.\d{1,3})(?=["',\s]|$)/gm, 'kubernetes.serverVersion'],
      [
        /(?:^|[\s"'])(loadBalancer|userDefinedRouting|(?:managed|userAssigned)NATGateway)(?=["',\s]|$)/gm,
        'aks.outboundType',
      ],
    ],
  },
  {
    command: 'aws eks describe-cluster',
    typed: /\baws\s+eks\s+describe-cluster\b[^\n]{0,300}--query\b[^\n]{0,200}\bversion\b/i,
    cells: [[/^[ \t]*["']?(1\.\d{2})(?=["']?(?:\s|$))/gm, 'kubernetes.serverVersion']],
  },
  {
    command: 'aws eks describe-cluster',
    typed:
      /\baws\s+eks\s+describe-cluster\b[^\n]{0,300}--query\b[^\n]{0,200}\bcluster\.endpoint\b/i,
    cells: [[/^[ \t]*["']?(https:\/\/[\w.-]{10,200})["']?[ \t]*$/gm, 'eks.clusterEndpoint']],
  },
  {
    command: 'gcloud container clusters describe',
    typed:
      /\bgcloud\s[^\n]{0,60}\bcontainer\s+clusters\s+(?:describe|list)\b[^\n]{0,300}\b(?:currentMasterVersion|master_?version)\b/i,
    cells: [[/(?:^|[\s,;])["']?(1\.\d{2}\.\d{1,2}-gke\.\d{1,8})\b/gm, 'kubernetes.serverVersion']],
  },
  {
    command: 'kubectl get endpointslices',
    form: /^[ \t]*(?:NAMESPACE\s+)?NAME\s+(?:ADDRESSTYPE\s+PORTS\s+)?ENDPOINTS\b/m,
    typed: /\bkubectl\s+get\s+(?:endpointslices?|endpoints|ep)\b/i,
    cells: [
      [
        /^[ \t]*(?:\S{1,80}[ \t]+){1,2}IPv[46][ \t]+(?:\S{1,80}[ \t]+)?(<unset>|[\da-f.:,]{3,400})[ \t]+\S{1,20}[ \t]*$/gm,
        'service.endpoints',
      ],
      // The older list, by the name of the Service.
      [
        /^[ \t]*(?:[\w-]{1,63}[ \t]+)?([\w-]{1,63})[ \t]+<none>[ \t]+\d{1,5}[smhdy]\S{0,8}[ \t]*$/gm,
        'service.withoutEndpoints',
      ],
    ],
  },
  {
    command: 'kubectl get runtimeclass',
    form: /^[ \t]*NAME\s+(?:HANDLER|RUNTIME-HANDLER)\s+AGE\b/m,
    typed: /\bkubectl\s+get\s+runtimeclass(?:es)?(?:\.\S{1,40})?[ \t]*$/i,
    cells: [
      [/^[ \t]*(No resources found)\.?[ \t]*$/gm, 'runtimeClass.none'],
      [
        /^[ \t]*(?!NAME\b)([\w.-]{1,80})[ \t]+[\w.-]{1,80}[ \t]+\d\S{0,20}[ \t]*$/gm,
        'runtimeClass.listed',
      ],
      [
        /^[ \t]*(?!NAME\b)[\w.-]{1,80}[ \t]+([\w.-]{1,80})[ \t]+\d\S{0,20}[ \t]*$/gm,
        'runtimeClass.handler',
      ],
    ],
  },
  {
    // One of them by its name, so that it is no list of all.
    command: 'kubectl get runtimeclass NAME',
    typed: /\bkubectl\s+get\s+runtimeclass(?:es)?(?:\.\S{1,40})?[\s/]+[a-z\d]/i,
    cells: [
      [
        /^[ \t]*(?!NAME\b)[\w.-]{1,80}[ \t]+([\w.-]{1,80})[ \t]+\d\S{0,20}[ \t]*$/gm,
        'runtimeClass.handler',
      ],
    ],
  },
  {
    command: 'crictl images',
    form: /^[ \t]*(?:IMAGE|REPOSITORY)\s+TAG\s+(?:IMAGE ID|DIGEST)\s+(?:SIZE|IMAGE ID|CREATED)\b/m,
    typed: /^(?:crictl|docker|nerdctl)(?:\.exe)?\s+(?:images|pull)\b/i,
    cells: [
      [/^[ \t]*(\S{1,160}\/\S{1,160}[ \t]+\S{1,100})[ \t]+[\da-f]{8,64}[ \t]/gm, 'runtime.image'],
    ],
  },
  {
    command: 'crictl pods',
    form: /^[ \t]*POD ID\s+CREATED\s+STATE\s+NAME\b/m,
    typed: /^crictl(?:\.exe)?\s+(?:pods|ps)\b/i,
    cells: [[/[ \t](Ready|NotReady)[ \t]+\S{1,120}/g, 'runtime.sandboxState']],
  },
  {
    command: 'calicoctl ipam show',
    form: /^[ \t]*\|\s*StrictAffinity\s*\|/m,
    cells: [[/^\s*\|\s*StrictAffinity\s*\|\s*(true|false)\s*\|/gm, 'calico.strictAffinity']],
  },
  {
    command: 'kubeadm join',
    form: /^[ \t]*\[(?:preflight|kubelet-start|kubelet-check|discovery)\]\s/m,
    typed: /\bkubeadm(?:\.exe)?\s+join\b/i,
    cells: [
      [/^\s*\[ERROR (\w{1,80})\]/gm, 'kubeadm.preflightError'],
      [/^DOCKER_GRAPH_DRIVER: (\w{1,40})/gm, 'docker.graphDriver'],
    ],
  },
]

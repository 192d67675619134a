import { inferred, verified, type AnyFact } from '../fact.ts'
import { releaseOfImage } from '../windows/image-tag.ts'

/** Official images of Docker Hub whose lists of architectures have no Windows. */
export const linuxImages = verified(
  [
    'almalinux',
    'alpine',
    'amazonlinux',
    'busybox',
    'debian',
    'fedora',
    'haproxy',
    'httpd',
    'mariadb',
    'memcached',
    'mysql',
    'nginx',
    'node',
    'php',
    'postgres',
    'rabbitmq',
    'redis',
    'rockylinux',
    'ubuntu',
    'wordpress',
  ],
  [
    'official-images 00214788d0150e2bcf2b2f51f786f92addef2478/library/alpine',
    'official-images 01fe87cdd608348939826acd8ad7236b74b5b21c/library/busybox',
    'official-images 00b9be3521cb1d8b650039d2f2f9d204ee8d557c/library/nginx',
    'official-images 03199a3624a9fb44f860383ea127c004d92caaa8/library/redis',
    'official-images 37079fb336f572a88700cf32e5e1f6be54a04e8f/library/almalinux',
    'official-images 37079fb336f572a88700cf32e5e1f6be54a04e8f/library/amazonlinux',
    'official-images 37079fb336f572a88700cf32e5e1f6be54a04e8f/library/debian',
    'official-images 37079fb336f572a88700cf32e5e1f6be54a04e8f/library/fedora',
    'official-images 37079fb336f572a88700cf32e5e1f6be54a04e8f/library/haproxy',
    'official-images 37079fb336f572a88700cf32e5e1f6be54a04e8f/library/httpd',
    'official-images 37079fb336f572a88700cf32e5e1f6be54a04e8f/library/mariadb',
    'official-images 37079fb336f572a88700cf32e5e1f6be54a04e8f/library/memcached',
    'official-images 37079fb336f572a88700cf32e5e1f6be54a04e8f/library/mysql',
    'official-images 37079fb336f572a88700cf32e5e1f6be54a04e8f/library/node',
    'official-images 37079fb336f572a88700cf32e5e1f6be54a04e8f/library/php',
    'official-images 37079fb336f572a88700cf32e5e1f6be54a04e8f/library/postgres',
    'official-images 37079fb336f572a88700cf32e5e1f6be54a04e8f/library/rabbitmq',
    'official-images 37079fb336f572a88700cf32e5e1f6be54a04e8f/library/rockylinux',
    'official-images 37079fb336f572a88700cf32e5e1f6be54a04e8f/library/ubuntu',
    'official-images 37079fb336f572a88700cf32e5e1f6be54a04e8f/library/wordpress',
  ],
)

/** Images that meshes and webhooks put into pods, by the end of their repositories. */
export const linuxSidecars = inferred(
  [
    'istio/proxyv2',
    'istio/proxy_init',
    'linkerd/proxy',
    'linkerd/proxy-init',
    'azure/workload-identity/proxy',
    'azure/workload-identity/proxy-init',
    'hashicorp/vault',
  ],
  [
    'github istio/istio/issues/39788',
    'github linkerd/linkerd2/issues/2882',
    'github Azure/azure-workload-identity/issues/1017',
    'github hashicorp/vault-k8s/issues/80',
  ],
)

/** By which a pod asks for the sidecar of Istio. */
export const meshInjection = inferred({ key: 'sidecar.istio.io/inject' } as const, [
  'github istio/istio/issues/39788',
])

/** By which a namespace asks for it for all of its pods. */
export const meshNamespace = inferred({ key: 'istio-injection', value: 'enabled' } as const, [
  'istio-injection',
])

/** The same by a revision of Istio, as the add-on of AKS has it. */
export const meshRevision = inferred({ key: 'istio.io/rev' } as const, [
  'istio-injection',
  'aks-docs istio-about.md#L55',
])

/** By which a namespace is in the mesh of Istio without sidecars. */
export const meshAmbient = verified({ key: 'istio.io/dataplane-mode', value: 'ambient' } as const, [
  'istio-ambient',
])

/** By which a pod or a namespace asks for the proxy of Linkerd. */
export const linkerdInjection = inferred({ key: 'linkerd.io/inject', value: 'enabled' } as const, [
  'github linkerd/linkerd2/issues/2882',
])

/** By which a pod asks for the agent of Vault. */
export const vaultInjection = inferred({ key: 'vault.hashicorp.com/agent-inject' } as const, [
  'github hashicorp/vault-k8s/issues/80',
])

/** What injectors put into pods, meshes and others. */
export const injectedForLinux = inferred(
  [...linuxSidecars.value, 'spvest/azure-keyvault-env'],
  [...linuxSidecars.sources, 'github SparebankenVest/azure-key-vault-to-kubernetes/issues/148'],
)

/** Parts of a cluster whose images are for Linux, by the end of their repositories. */
export const linuxAddOns = inferred(
  [
    'ingress-nginx/controller',
    'ingress-nginx/kube-webhook-certgen',
    'jettech/kube-webhook-certgen',
    'coredns/coredns',
    'metrics-server/metrics-server',
    'prometheus/node-exporter',
    'amazon-k8s-cni',
    'jetstack/cert-manager-controller',
    'jetstack/cert-manager-webhook',
    'jetstack/cert-manager-cainjector',
    'jetstack/cert-manager-acmesolver',
    'jetstack/cert-manager-ctl',
    'jetstack/cert-manager-startupapicheck',
    'longhornio/longhorn-engine',
    'longhornio/longhorn-instance-manager',
    'longhornio/longhorn-manager',
    'longhornio/longhorn-share-manager',
    'longhornio/longhorn-ui',
    'kube-state-metrics/kube-state-metrics',
    'nginx/nginx-gateway-fabric',
    'cilium/cilium',
    'cilium/operator-generic',
    'dns/k8s-dns-node-cache',
    'grafana/grafana',
    'grafana/promtail',
    'hashicorp/vault-k8s',
    'otel/ebpf-instrument',
  ],
  [
    'github kubernetes/ingress-nginx/issues/6302',
    'github prometheus-operator/kube-prometheus/issues/1141',
    'github prometheus-operator/prometheus-operator/issues/2712',
    'eks-windows',
    'github cert-manager/cert-manager/issues/3606',
    'github cert-manager/cert-manager/issues/377',
    'github longhorn/longhorn/issues/4077',
    'github longhorn/longhorn/issues/8774',
    'github newrelic/helm-charts/issues/969',
    'github nginx/nginx-gateway-fabric/issues/3661',
    'github cilium/cilium/issues/14410',
    'github kubernetes/kubernetes/issues/94366',
    'github kubecost/kubecost/issues/530',
    'github grafana/helm-charts/issues/886',
    'github hashicorp/vault-helm/issues/231',
    'github OneUptime/oneuptime/pull/3041',
  ],
)

/** Images of the project, in its own registries and their mirrors; others make images of that name for Windows. */
const linuxOfProject = inferred(
  ['k8s.gcr.io/kube-proxy', 'registry.k8s.io/kube-proxy'],
  ['github kubernetes/kubernetes/pull/125297', 'github kubernetes/kubernetes/pull/109939'],
  { note: 'an image for Windows was merged and taken back; a newer release may have one' },
)

/** Releases of a tool that have an image for Windows Server 2019 and none for 2022. */
export const windowsOf2019Alone = inferred(['daprd:1.9.'], ['github dapr/dapr/issues/5644'])

/** Images that their makers publish as one list for Linux and Windows: only copies of them are of one system. */
export const publishedForBoth = inferred(
  ['csi-node-driver-registrar', 'livenessprobe', 'smbplugin'],
  [
    'github kubernetes-csi/csi-driver-smb/blob/e9b1f0963bd2d5d446352d1398200a5ae8b2113b/deploy/v1.9.0/csi-smb-node-windows.yaml',
  ],
)

/** Images that some releases of a tool have for Windows and others not. */
export const withoutWindowsAtTimes = inferred(
  [
    'tektoncd/pipeline/cmd/entrypoint',
    'tektoncd/pipeline/cmd/nop',
    'argoproj/argoexec',
    'rancher/rke2-upgrade',
    'rancher/rke-tools',
    'daprio/daprd',
    'dapr/daprd',
    'velero/velero',
  ],
  [
    'github tektoncd/pipeline/issues/4457',
    'github tektoncd/pipeline/issues/5998',
    'github argoproj/argo-workflows/issues/11810',
    'github argoproj/argo-workflows/issues/1383',
    'github rancher/rancher/issues/34431',
    'github rancher/rancher/issues/39896',
    'github rancher/windows/issues/189',
    'github Azure/AKS/issues/5900',
    'github dapr/dapr/issues/5644',
    'github velero-io/velero/issues/4266',
  ],
)

/** The image for Linux that a reference names, in whatever registry, and what says so. */
export function linuxRepositoryIn(
  reference: string,
): { readonly name: string; readonly isSidecar: boolean; readonly fact: AnyFact } | undefined {
  if (/windows/i.test(reference)) return undefined
  const repository = (reference.split('@')[0] ?? '').replace(/:[^/]*$/, '')
  for (const fact of [linuxSidecars, linuxAddOns, linuxOfProject]) {
    const name = fact.value.find((one) => repository === one || repository.endsWith(`/${one}`))
    if (name !== undefined) return { name, isSidecar: fact === linuxSidecars, fact }
  }
  return undefined
}

const hub = /^(?:docker\.io\/)?(?:library\/)?([a-z]+)(?:[:@].*)?$/

/** The official image that a reference names, where it has no Windows variant. */
export function linuxImageIn(reference: string): string | undefined {
  const name = hub.exec(reference)?.[1]
  return linuxImages.value.find((one) => one === name)
}

/** Repositories of .NET whose tags without a system hold Linux alone, from a major on. */
const dotnetImages = verified(
  {
    repositories: ['runtime-deps', 'runtime', 'aspnet', 'sdk'],
    from: 8,
    rule: 'From .NET 8 on a tag that names no release of Windows holds images for Linux alone.',
  },
  [
    'dotnet-docker 3ed00b611cc88eaa5995525a0549a5703965cd02/documentation/supported-tags.md',
    'dotnet-docker 32301c7cc9/documentation/supported-tags.md',
    'github dotnet/dotnet-docker/issues/4492',
    'github dotnet/docs/issues/35955',
  ],
)

/** Distributions of Linux as tags of .NET name them; those of other images follow the same pattern. */
const linuxTags = inferred(
  [
    'alpine',
    'azurelinux',
    'bionic',
    'bookworm',
    'bullseye',
    'buster',
    'centos',
    'chiseled',
    'debian',
    'focal',
    'jammy',
    'mariner',
    'noble',
    'stretch',
    'trixie',
    'ubuntu',
  ],
  [
    'dotnet-docker 3ed00b611cc88eaa5995525a0549a5703965cd02/documentation/supported-tags.md',
    'dotnet-docker 1a25b8b3c5/README.aspnet.md',
    'dotnet-docker 2e4b591548/README.aspnet.md',
    'dotnet-docker 96b56ab021/README.aspnet.md',
  ],
)

/** Images of agents whose tags name Windows where they are for it. */
const taggedForWindows = inferred(
  ['jenkins/agent', 'jenkins/inbound-agent', 'jenkins/jnlp-slave'],
  ['jenkins-agent'],
)

/** The agent that a reference without a digest names, where its tag is not one for Windows. */
function agentIn(reference: string): string | undefined {
  // Tags of one’s own name Windows in other ways, such as win1809.
  if (/win|nanoserver|servercore|[@${]/i.test(reference)) return undefined
  if (releaseOfImage(reference) !== undefined) return undefined
  const repository = reference.replace(/:[^/]*$/, '')
  return taggedForWindows.value.find((one) => repository === one || repository.endsWith(`/${one}`))
}

const dotnet =
  /^mcr\.microsoft\.com\/dotnet\/(?:nightly\/)?([a-z-]+):(?:(\d{1,2})\.\d[\w.-]*|latest)$/

/** Images of the tests of Kubernetes: their tags name what they are of for Linux, and they have Windows too. */
const testImages = verified('e2e-test-images/', [
  'github kubernetes/kubernetes/blob/e63752e0f2710cbb0ae36a012878fa1812b14e5a/test/images/httpd/BASEIMAGE',
])

/** Why the tag of an image means Linux; undefined where it does not. Digests tell nothing. */
export function linuxTagIn(
  reference: string,
): { readonly why: string; readonly fact: AnyFact } | undefined {
  if (reference.includes(testImages.value)) return undefined
  const [, repository, major] = dotnet.exec(reference) ?? []
  const { repositories, from, rule } = dotnetImages.value
  if (repositories.some((one) => one === repository) && Number(major ?? from) >= from)
    return { why: rule, fact: dotnetImages }
  const tag = /:([\w.-]+)$/.exec(reference)?.[1] ?? ''
  const agent = agentIn(reference)
  if (agent !== undefined)
    return {
      why: `A tag of ${agent} that does not name Windows is for Linux.`,
      fact: taggedForWindows,
    }
  const name = tag
    .toLowerCase()
    .split(/[-_]/)
    .map((part) => part.replace(/(?<=alpine|mariner|azurelinux)[\d.]+$/, ''))
    .find((part) => linuxTags.value.some((one) => one === part))
  return name === undefined
    ? undefined
    : { why: `The tag names ${name}, a distribution of Linux.`, fact: linuxTags }
}

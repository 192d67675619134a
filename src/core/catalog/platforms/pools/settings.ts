import type { AnyFact } from '../../fact.ts'
import { inferred, verified } from '../../fact.ts'
import { takenByWindows } from './aks-kubelet-file.ts'
import { furtherSettings } from './further-settings.ts'
import { nodeSettings } from './node-settings.ts'
import { acrossLines } from '../../../values/across-lines.ts'

/** A setting of a cluster or of a Windows pool that its platform does not have together with Windows. */
export interface PoolSetting {
  readonly platform: 'aks' | 'eks' | 'gke'
  /** Of the observation. */
  readonly name: string
  /** What it is a setting of; those of the agent on the nodes stand in any text. */
  readonly of: 'cluster' | 'pool' | 'node-agent'
  /** How commands, Terraform, Bicep and printed objects write it; one of the groups holds its value or name. */
  readonly sign: string
  readonly basis: 'refused' | 'fails' | 'unsupported' | 'advice'
  readonly fact: AnyFact
  /** What is wrong, as the end of a sentence that begins with the value. */
  readonly fault: string
  readonly remediation: string
  /** Counts only beside this value of another observation, in lower case. */
  readonly beside?: { readonly name: string; readonly value: string }
  /** It is a setting of Windows, so that no other word has to tell of a Windows pool. */
  readonly isOfWindows?: true
}

const aks = (id: string) => `aks-docs ${id}` as const

/** `name: { … mode: 'Auto'`, which Terraform writes with blocks, and printed objects with quotes. */
const inside = (blocks: string, names: string, values: string) =>
  String.raw`\b(?:${blocks})["']?\s*[:=]?\s*\{[^{}]{0,300}?\b(?:${names})["']?\s*[:=]\s*["']?(${values})\b`
const either = (options: string, values: string) =>
  String.raw`(?:--|\b)(?:${options})["']?(?:\s*[:=]\s*|[ \t]+)["']?(${values})\b`

/** What was read later stands in a file of its own. */
export const poolSettings: readonly PoolSetting[] = [
  ...furtherSettings,
  ...nodeSettings,
  {
    platform: 'aks',
    name: 'aks.sku',
    of: 'cluster',
    sign: acrossLines`
      \baz\s+aks\s+create\b[^\n]*\s--sku[ =]["']?(automatic)\b
      |${inside('sku', 'name', 'Automatic')}
      |"(azurerm_kubernetes_automatic_cluster)"
    `,
    basis: 'unsupported',
    fact: verified('no Windows nodes', [
      aks('includes/aks-automatic/aks-automatic-limitations.md#L20'),
    ]),
    fault: 'the cluster is one of AKS Automatic, which has no Windows nodes',
    remediation: 'Make a cluster of AKS Standard.',
  },
  {
    platform: 'aks',
    name: 'aks.nodeProvisioning',
    of: 'cluster',
    sign: `${either('node-provisioning-mode', 'Auto')}|${inside('nodeProvisioningProfile|node_provisioning_profile', 'mode', 'Auto')}`,
    basis: 'unsupported',
    fact: verified('no Windows pools', [aks('node-auto-provisioning.md#L78')]),
    fault: 'node auto-provisioning has no Windows pools',
    remediation: 'Take the cluster autoscaler.',
  },
  {
    platform: 'aks',
    name: 'aks.httpProxyConfig',
    of: 'cluster',
    sign: String.raw`(--http-proxy-config)\b|\b(http_?proxy_?config)["']?\s*:?\s*\{\s*["']?\w`,
    basis: 'unsupported',
    fact: verified('no Windows pools', [aks('http-proxy.md#L30')]),
    fault: 'AKS does not support an HTTP proxy in a cluster with Windows pools',
    remediation: 'Let the Windows nodes out without a proxy.',
  },
  {
    platform: 'aks',
    name: 'aks.imdsRestriction',
    of: 'cluster',
    sign: String.raw`(--enable-imds-restriction)\b|\bimdsRestriction["']?\s*:\s*["']?(Enabled|IMDS)\b`,
    basis: 'unsupported',
    fact: verified('no Windows pools', [aks('imds-restriction.md#L87')]),
    fault: 'the restriction of IMDS excludes Windows pools',
    remediation: 'Make the cluster without it.',
  },
  {
    platform: 'aks',
    name: 'aks.customCertificates',
    of: 'cluster',
    sign: acrossLines`
      (--custom-ca-trust-certificates|--enable-custom-ca-trust)\b
      |\b(custom_ca_trust_certificates_base64)\s*=
      |\b(customCATrustCertificates)["']?\s*:\s*\[\s*["']
    `,
    basis: 'unsupported',
    fact: verified('no Windows pools', [aks('custom-certificate-authority.md#L31')]),
    fault: 'certificate authorities of one’s own exclude Windows pools',
    remediation: 'Make the cluster without them.',
  },
  {
    platform: 'aks',
    name: 'aks.vmSetType',
    of: 'cluster',
    sign: either('vm-set-type|type', 'AvailabilitySet'),
    basis: 'refused',
    fact: verified('VirtualMachineScaleSets', [aks('create-node-pools.md#L52')]),
    fault: 'the machines are in an availability set, and further pools need scale sets',
    remediation: 'Make the cluster with VirtualMachineScaleSets.',
  },
  {
    platform: 'aks',
    name: 'aks.firstPool',
    of: 'pool',
    sign: acrossLines`
      ^\s*az\s+aks\s+create\b[^\n]*?(?:[\\${'`'}^]\s*\n[^\n]*?)*?\s(--os-sku[ =]["']?windows\w*)
      |\bdefault_node_pool\s*\{[^{}]{0,2000}?\bos_sku\s*=\s*"(Windows\w*)"
    `,
    basis: 'refused',
    fact: verified('Linux', [aks('create-node-pools.md#L49')]),
    fault: 'the first pool of a cluster has Linux; one of Windows alone cannot be made',
    remediation: 'Make the cluster with a Linux pool, then add the Windows pool.',
  },
  {
    platform: 'aks',
    name: 'pool.skuOfTerraform',
    of: 'pool',
    sign: String.raw`^\s*resource\s+"azurerm_kubernetes_cluster(?:_node_pool)?"[^\n]*\n(?:[^\n]*\n){0,60}?\s*os_sku\s*=\s*"(Windows2025)"`,
    basis: 'refused',
    fact: inferred(['Windows2019', 'Windows2022'], ['tf-azurerm-pool'], {
      note: 'the page of September 2026; a newer provider may take it',
    }),
    fault: 'the azurerm provider takes Windows2019 and Windows2022 alone, as far as was read',
    remediation: 'Make the pool with az or Bicep, or look whether a newer provider takes it.',
  },
  {
    platform: 'aks',
    name: 'pool.skuInPlace',
    of: 'pool',
    sign: String.raw`\baz\s+aks\s+nodepool\s+update\b[^\n]*?(?:[\\${'`'}^]\s*\n[^\n]*?)*?\s(--os-sku[ =]["']?windows\w*)`,
    basis: 'unsupported',
    fact: inferred('a new pool', ['aks-docs upgrade-windows-os.md#L25'], {
      note: 'the preview extension of az lets Windows2022 become Windows2025',
    }),
    fault: 'the Windows release of a pool does not change in place',
    remediation: 'Make a new pool with the other release, move the pods, and delete the old pool.',
  },
  {
    platform: 'aks',
    name: 'pool.trustedLaunch',
    of: 'pool',
    sign: String.raw`(--enable-secure-boot|--enable-vtpm)\b|\benable(?:SecureBoot|VTPM|Vtpm)["']?\s*:\s*(true)\b`,
    basis: 'unsupported',
    fact: verified('no Windows pools', [aks('use-trusted-launch.md#L42')]),
    fault: 'Trusted Launch is not for Windows pools',
    remediation: 'Make the pool without it.',
  },
  {
    platform: 'aks',
    name: 'pool.artifactStreaming',
    of: 'pool',
    sign: String.raw`(--enable-artifact-streaming)\b`,
    basis: 'unsupported',
    fact: verified('no Windows images', [aks('artifact-streaming.md#L31')]),
    fault: 'artifact streaming has no Windows images',
    remediation: 'Make the pool without it.',
  },
  {
    platform: 'aks',
    name: 'pool.podSubnet',
    of: 'pool',
    sign: String.raw`(--pod-subnet-id)\b|\b(pod_?subnet_?id)["']?\s*[:=]`,
    basis: 'unsupported',
    fact: verified('not for Windows Server 2019', [
      aks('concepts-network-azure-cni-pod-subnet.md#L66'),
    ]),
    fault: 'Windows Server 2019 does not work with a subnet of its own for pods',
    remediation: 'Take Windows2022 for the pool.',
    beside: { name: 'windowsRelease', value: 'ltsc2019' },
  },
  {
    platform: 'aks',
    name: 'aks.windowsPassword',
    of: 'cluster',
    isOfWindows: true,
    // Marks for what was left out have no digits beside signs.
    sign: acrossLines`
      (--windows-admin-password)[ =]
        (?=(?:"[^"\n]{1,13}"|'[^'\n]{1,13}'|[^\s"'\\]{1,13})(?:\s|$))(?=\S*\d)(?=\S*[^\w\s"'])
        ["']?[^\s$<({*]{1,13}["']?(?:\s|$)
      |\bwindows_?profile["']?\s*[:=]?\s*\{[^{}]{0,300}?\b(admin_?password)["']?\s*[:=]\s*["']
        (?=[^"'\n]*\d)(?=[^"'\n]*[^\w"'\n])[^"'\n$<({*]{1,13}["']
    `,
    basis: 'unsupported',
    fact: verified('14 characters or more', [
      aks('learn/quick-windows-container-deploy-cli.md#L79'),
    ]),
    fault: 'the password of the Windows administrator has less than 14 characters',
    remediation: 'Take a longer one, with letters of both cases, digits and signs.',
  },
  {
    platform: 'aks',
    name: 'pool.osConfig',
    of: 'pool',
    sign: String.raw`(--linux-os-config)\b|\b(linux_?os_?config)["']?\s*:?\s*\{`,
    basis: 'unsupported',
    fact: verified('not for Windows', [aks('custom-node-configuration.md#L161')]),
    fault: 'settings of the operating system are for Linux pools alone',
    remediation: 'Leave them out.',
  },
  {
    platform: 'aks',
    name: 'pool.kubeletConfig',
    of: 'pool',
    sign: acrossLines`
      \bkubelet_?config["']?\s*:?\s*\{[^{}]*?\b(
        cpu_?manager_?policy|cpu_?cfs_?quota\w*|topology_?manager_?policy
        |allowed_?unsafe_?sysctls|pod_?max_?pids?
      )["']?\s*[:=](?!\s*null)
    `,
    basis: 'unsupported',
    fact: takenByWindows,
    fault:
      'of the kubelet, Windows pools take the thresholds of the image garbage collection and the limits of container logs alone',
    remediation: 'Leave it out.',
  },
  {
    platform: 'aks',
    name: 'pool.workloadRuntime',
    of: 'pool',
    sign: either('workload-?runtime|workload_runtime', String.raw`Kata\w+`),
    basis: 'unsupported',
    fact: inferred('Azure Linux', [aks('node-images.md#L68')], {
      note: 'the pages speak of Azure Linux; none says that Windows has it not',
    }),
    fault: 'Pod Sandboxing is a feature of Azure Linux',
    remediation: 'Leave it out.',
  },
  {
    platform: 'aks',
    name: 'pool.disableOutboundNat',
    of: 'pool',
    sign: String.raw`(--disable-windows-outbound-nat)\b|\bdisableOutboundNat["']?\s*:\s*(true)\b|\boutbound_nat_enabled\s*=\s*(false)\b`,
    basis: 'unsupported',
    fact: verified('not with a load balancer', [aks('nat-gateway.md#L297')]),
    fault:
      'OutboundNAT can be switched off where the cluster goes out by a NAT gateway or routes of its own, not by a load balancer',
    remediation: 'Give the cluster the outbound type managedNATGateway or userDefinedRouting.',
    beside: { name: 'aks.outboundType', value: 'loadbalancer' },
  },
  {
    platform: 'eks',
    name: 'eks.customNetworking',
    of: 'node-agent',
    sign: String.raw`\bAWS_VPC_K8S_CNI_CUSTOM_NETWORK_CFG["']?,?\s{0,200}(?:["']?value["']?\s?:|[:=])\s{0,60}["']?(true)\b`,
    basis: 'unsupported',
    fact: verified('not with Windows nodes', ['eks-windows']),
    fault: 'custom networking of the VPC CNI does not work with Windows nodes',
    remediation: 'Leave the pods of Windows nodes in the subnets of the nodes.',
  },
  {
    platform: 'eks',
    name: 'eks.externalSnat',
    of: 'node-agent',
    sign: String.raw`\bAWS_VPC_K8S_CNI_EXTERNALSNAT["']?,?\s{0,200}(?:["']?value["']?\s?:|[:=])\s{0,60}["']?(true)\b`,
    // Linux nodes of the same cluster have it rightly.
    basis: 'advice',
    fact: verified('not for Windows', ['eks-guide networking/eks-networking-add-ons.adoc#L1296']),
    fault: 'Windows nodes go on to translate: SNAT cannot be switched off there',
    remediation: 'Exclude the ranges from SNAT at the bootstrap of the Windows nodes.',
  },
  {
    platform: 'eks',
    name: 'eks.excludedSnat',
    of: 'node-agent',
    sign: String.raw`\bAWS_VPC_K8S_CNI_EXCLUDE_SNAT_CIDRS["']?=["']?(\d[\d.,/]{8,200}/\d{1,2})\b`,
    // As above; manifests have a check of their own.
    basis: 'advice',
    fact: verified('not for Windows', ['vpc-cni#1184', 'karpenter-aws#4747']),
    fault:
      'Windows nodes do not read these ranges from the DaemonSet, and their pods go on to arrive there with the address of the node',
    remediation:
      'Name the same ranges by -ExcludedSnatCIDRs of Start-EKSBootstrap.ps1, in the user data of the Windows nodes.',
  },
  {
    platform: 'eks',
    name: 'eks.windowsIpamOff',
    of: 'node-agent',
    sign: String.raw`\b(enableWindowsIpam)["']?\s*[:=]\s*["']?false\b`,
    basis: 'fails',
    fact: inferred('true', ['eks-windows'], { note: 'the add-on writes it into its ConfigMap' }),
    fault: 'it is false, so pods on Windows nodes get no address',
    remediation: 'Set enableWindowsIpam to "true" in the configuration of the add-on vpc-cni.',
  },
  {
    platform: 'gke',
    name: 'gke.autopilot',
    of: 'cluster',
    sign: String.raw`\benable_autopilot\s*=\s*(true)\b`,
    basis: 'unsupported',
    fact: verified('no Windows nodes', ['gke-windows']),
    fault: 'the cluster is one of Autopilot, which has no Windows nodes',
    remediation: 'Make a Standard cluster.',
  },
  {
    platform: 'gke',
    name: 'gke.nodeLocalDns',
    of: 'cluster',
    sign: String.raw`\bdns_cache_config\s*\{\s*enabled\s*=\s*(true)\b|--(?:update-)?addons[= ][\w,=]{0,120}?\b(NodeLocalDNS)(?!=DISABLED)\b`,
    // Linux nodes of the same cluster have it rightly.
    basis: 'advice',
    fact: inferred('not for Windows pools', ['gke-dns-cache']),
    fault:
      'NodeLocal DNSCache is not on Windows nodes: their pods ask the DNS Service of the cluster',
    remediation:
      'Nothing is to be done for Linux nodes; look for faults of DNS in Windows pods elsewhere.',
  },
  {
    platform: 'gke',
    name: 'gke.firstPool',
    of: 'pool',
    sign: String.raw`\bclusters\s+create\b[^\n]*?(?:\\\s*\n[^\n]*?)*?\s--image-type[ =]["']?(WINDOWS_\w+)`,
    basis: 'unsupported',
    fact: verified('Linux', ['gke-terraform']),
    fault: 'a cluster needs a Linux pool, made before the Windows pool',
    remediation: 'Make the cluster with a Linux pool, then add the Windows pool.',
  },
  {
    platform: 'gke',
    name: 'pool.sandbox',
    of: 'pool',
    sign: String.raw`(--sandbox[ =]["']?type=gvisor)\b|\b(sandbox_?config)["']?\s*:?\s*(?:\{|sandbox_?type\b)`,
    basis: 'unsupported',
    fact: inferred('not for Windows pools', ['gke-sandbox']),
    fault: 'GKE Sandbox is not for Windows pools',
    remediation: 'Make the pool without it.',
  },
]

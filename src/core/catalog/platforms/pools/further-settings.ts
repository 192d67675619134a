import { eksImageDisk } from './eks-disk.ts'
import { inferred, verified } from '../../fact.ts'
import type { PoolSetting } from './settings.ts'
import { acrossLines } from '../../../values/across-lines.ts'

const aks = (id: string) => `aks-docs ${id}` as const
const rangeOf = (names: string) =>
  String.raw`(?:--|\b)(?:${names})["']?(?:\s*[:=]\s*|[ \t]+)["']?((?:169\.254\.\d{1,3}|172\.3[01]\.\d{1,3}|192\.0\.2)\.\d{1,3}/\d{1,2})`

/** Of the list those that nobody writes for what was left out. */
const refusedAdmins =
  'administrator|admin[12]?|adm|user[1-5]?|test[1-3]?|actuser|aspnet|backup|console|david|guest|john|owner|root|server|sql|support|support_388945a0|sys'

/** Settings of clusters and pools beside those of the other list. */
export const furtherSettings: readonly PoolSetting[] = [
  {
    platform: 'aks',
    name: 'aks.reservedRange',
    of: 'cluster',
    sign: rangeOf('service[-_]?cidr|pod[-_]?cidr'),
    basis: 'refused',
    fact: verified(
      ['169.254.0.0/16', '172.30.0.0/16', '172.31.0.0/16', '192.0.2.0/24'],
      [aks('concepts-network-cni-overview.md#L109')],
    ),
    fault:
      'AKS keeps 169.254.x.x, 172.30.x.x, 172.31.x.x and 192.0.2.x from Services, pods and the network',
    remediation:
      'Take a private range, such as 10.244.0.0/16 for pods or 10.0.0.0/16 for Services.',
  },
  {
    platform: 'aks',
    name: 'aks.podRangeGrown',
    of: 'cluster',
    sign: String.raw`^\s*az\s+aks\s+update\b(?![^]{0,800}--network-plugin)[^]{0,800}?\s(--pod-cidr)\b`,
    basis: 'unsupported',
    fact: verified('not with Windows nodes', [aks('azure-cni-overlay-pod-expand.md#L29')]),
    fault: 'the range of pods of a cluster with Windows nodes cannot be made larger later',
    remediation: 'Make a new cluster with a range that has a /24 for each node.',
  },
  {
    platform: 'aks',
    name: 'aks.osUpgradeChannel',
    of: 'cluster',
    sign: String.raw`(?:--|\b)node[-_]?os[-_]?upgrade[-_]?channel["']?(?:\s*[:=]\s*|[ \t]+)["']?(SecurityPatch)\b`,
    basis: 'unsupported',
    fact: verified('not for Windows pools', [aks('auto-upgrade-node-os-image.md#L230')]),
    fault: 'this channel is not supported on Windows pools, so nothing patches their nodes',
    remediation: 'Take the channel NodeImage, or upgrade the node image of the Windows pools.',
  },
  {
    platform: 'aks',
    name: 'aks.unmanagedChannel',
    of: 'cluster',
    sign: String.raw`(?:--|\b)node[-_]?os[-_]?(?:upgrade[-_]?channel|channel[-_]?upgrade)["']?(?:\s*[:=]\s*|[ \t]+)["']?(Unmanaged)\b`,
    basis: 'unsupported',
    fact: verified('nothing for Windows', [
      'github MicrosoftDocs/azure-aks-docs/blob/0d55f973adecc7c85bec34564ed08001951b3b23/articles/aks/auto-upgrade-node-os-image.md',
    ]),
    fault: 'Windows does not patch itself in this channel, so its nodes get no updates',
    remediation: 'Take the channel NodeImage, or upgrade the node image of the Windows pools.',
  },
  {
    platform: 'aks',
    name: 'aks.networkPluginMode',
    of: 'cluster',
    sign: String.raw`(?:--|\b)network[-_]?plugin[-_]?mode["']?(?:\s*[:=]\s*|[ \t]+)["']?(overlay)\b`,
    basis: 'unsupported',
    fact: verified('Linux, Windows Server 2022 and 2025', [
      aks('concepts-network-azure-cni-overlay.md#L50'),
    ]),
    fault: 'Azure CNI Overlay is for Windows Server 2022 and 2025, and not for 2019',
    remediation: 'Take Windows2022 for the pool.',
    beside: { name: 'windowsRelease', value: 'ltsc2019' },
  },
  {
    platform: 'aks',
    name: 'aks.bothFamilies',
    of: 'cluster',
    sign: String.raw`^\s*az\s+aks\s+create\b(?![^]{0,800}--network-plugin-mode)[^]{0,800}?--ip-families[ =]["']?(ipv[46],ipv[46])\b`,
    basis: 'unsupported',
    fact: inferred('Azure CNI Overlay', [aks('azure-cni-overlay.md#L134')], {
      note: 'the page has dual-stack with Windows for Overlay alone',
    }),
    fault: 'Windows pools have both families of addresses with Azure CNI Overlay alone',
    remediation: 'Add --network-plugin-mode overlay, or leave --ip-families out.',
  },
  {
    platform: 'aks',
    name: 'pool.staticBlock',
    of: 'pool',
    sign: acrossLines`
      ^(?=[^]{0,1500}?--kubernetes-version[ =]["']?1\.(?:1\d|2[0-7])\b)
      [^]{0,1500}?--pod-ip-allocation-mode[ =]["']?(StaticBlock)\b
    `,
    basis: 'refused',
    fact: verified('1.28', [aks('concepts-network-azure-cni-pod-subnet.md#L64')]),
    fault: 'static blocks of pod addresses need Kubernetes 1.28 or later',
    remediation: 'Update the cluster, or leave the option out.',
  },
  {
    platform: 'aks',
    name: 'pool.apiVersion',
    of: 'pool',
    sign: acrossLines`
      \bmanagedClusters(?:/agentPools)?(?:@|["'],?\s{0,40}["']?apiVersion["']?\s?:\s?["'])
      (20(?:1\d|2[0-5])-\d\d-\d\d|2026-01-\d\d)["']
    `,
    basis: 'refused',
    fact: inferred('2026-02-01', ['aks-api-2026-02-01'], {
      note: 'the list of 2025-10-01 has no Windows2025; that the service refuses it was not read',
    }),
    fault: 'Windows2025 stands in the versions of the API from 2026-02-01 on',
    remediation: 'Write 2026-02-01 or later.',
    beside: { name: 'windowsRelease', value: 'ltsc2025' },
  },
  {
    platform: 'aks',
    name: 'aks.serviceMesh',
    of: 'cluster',
    sign: acrossLines`
      \baz\s+aks\s+(mesh\s+enable)\b
      |\bservice_?mesh_?profile["']?\s*[:=]?\s*\{[^{}]{0,300}?\bmode["']?\s*[:=]\s*["']?(Istio)
        \b
    `,
    basis: 'advice',
    fact: verified('not for Windows containers', [aks('istio-about.md#L55')]),
    fault: 'the Istio add-on does not support Windows containers, whose pods get no sidecar',
    remediation: 'Keep Windows pods out of the mesh.',
  },
  {
    platform: 'aks',
    name: 'aks.imageCleaner',
    of: 'cluster',
    sign: acrossLines`
      (--enable-image-cleaner)\b
      |\bimage_?cleaner(?:_enabled)?["']?\s*[:=]?\s*(?:\{[^{}]{0,100}?\benabled["']?\s*[:=]\s*)?
        (true)\b
    `,
    basis: 'advice',
    fact: verified('not for Windows pools', [aks('image-cleaner.md#L38')]),
    fault: 'Image Cleaner does not support Windows pools, whose images stay',
    remediation: 'Leave images of Windows nodes to the garbage collection of the kubelet.',
  },
  {
    platform: 'eks',
    name: 'pool.oldFamily',
    of: 'pool',
    sign: String.raw`(?:--node-ami-family[ =]|\bamiFamily:\s{0,4})["']?(WindowsServer(?:1909|2004|20H2)\w{0,30})\b`,
    basis: 'refused',
    fact: verified('1909 until 2020-12-08, 2004 until 2021-12-14, 20H2 until 2022-08-09', [
      'eksctl pkg/apis/eksctl.io/v1alpha5/validation.go#L891',
      'eks-ami',
    ]),
    fault: 'this release has no AMI any more, and eksctl refuses its family',
    remediation: 'Take WindowsServer2022CoreContainer or WindowsServer2022FullContainer.',
  },
  {
    platform: 'eks',
    name: 'pool.taintEffect',
    of: 'pool',
    sign: acrossLines`
      \bcreate-nodegroup\b[^]{0,1500}?--taints\s[^\n]{0,300}?\beffect["']?[=:]\s?["']?
        (NoSchedule|NoExecute|PreferNoSchedule)\b
      |^resource\s+"aws_eks_node_group"[^]{0,3000}?\btaint\s*\{[^{}]{0,300}?\beffect\s*=\s*"
        (NoSchedule|NoExecute|PreferNoSchedule)"
    `,
    basis: 'refused',
    fact: verified('NO_SCHEDULE, NO_EXECUTE, PREFER_NO_SCHEDULE', [
      'eks-api-taint',
      'cdk-taint-effect',
    ]),
    fault: 'the API of EKS calls the effects NO_SCHEDULE, NO_EXECUTE and PREFER_NO_SCHEDULE',
    remediation: 'Write the effect as the API has it; eksctl and Kubernetes have the other form.',
  },
  {
    platform: 'eks',
    name: 'pool.diskSize',
    of: 'pool',
    // Further disks of a machine are as small as one likes.
    sign: acrossLines`
      (?:
        (?<!(?:additional_?volumes|volumeName|device_?name|ebs)\b[^]{0,150})
        |/dev/sda1["']?[^]{0,80}?
      )\b(?:disk[-_]?size|(?:node-)?volume[-_]?size)["']?(?:\s*[:=]\s*|[ \t]+)["']?([1-4]?\d)
      (?:Gi?)?(?![\w.])
    `,
    basis: 'fails',
    fact: eksImageDisk,
    fault:
      'that disk is too small; the images of EKS for Windows have 50 GiB, and EC2 starts no machine with a disk smaller than its image',
    remediation: 'Take 50 GiB or more, better 100; Windows images are large.',
  },
  {
    platform: 'gke',
    name: 'pool.metadataServer',
    of: 'pool',
    sign: String.raw`(?:--workload-metadata[ =]["']?|\bmode\s*=\s*"|"?\bmode"?:\s*["']?)(GKE_METADATA)\b`,
    basis: 'unsupported',
    fact: inferred('not on Windows nodes', ['gke-workload-identity']),
    fault:
      'the metadata server of GKE, which Workload Identity needs, does not run on Windows nodes',
    remediation:
      'Leave it out of the Windows pool, and give its pods a key or the service account of the nodes.',
  },
  {
    platform: 'gke',
    name: 'pool.imageStreaming',
    of: 'pool',
    sign: String.raw`(--enable-image-streaming)\b|\b(gcfs_?config)["'\s:={]{1,40}enabled["'\s:=]{1,12}true\b`,
    basis: 'unsupported',
    fact: inferred('Container-Optimized OS with containerd', ['gke-image-streaming'], {
      note: 'what GKE answers to a pool of another image was not read',
    }),
    fault:
      'Image streaming needs the node image Container-Optimized OS, and so is not for Windows pools',
    remediation: 'Leave it out of the Windows pool; Linux pools may keep it.',
  },
  {
    platform: 'gke',
    name: 'pool.metadataConcealed',
    of: 'pool',
    sign: String.raw`(?:\bnode_metadata\s*=\s*"|--workload-metadata-from-node[ =]["']?)(SECURE)\b`,
    basis: 'refused',
    fact: inferred('no Windows pools', ['github hashicorp/terraform-provider-google/issues/6678'], {
      note: 'from the answer of the API in a thread',
    }),
    fault: 'the metadata server cannot be concealed on Windows pools, and GKE refuses the pool',
    remediation: 'Leave it out of the Windows pool; Linux pools may keep it.',
  },
  {
    platform: 'aks',
    name: 'aks.windowsAdmin',
    of: 'cluster',
    isOfWindows: true,
    sign: acrossLines`
      (--windows-admin-username)[ =]["']?(?:${refusedAdmins})["']?(?=\s|$)
      |\bwindows_?profile["']?\s*[:=]?\s*\{[^{}]{0,300}?\b(admin_?username)["']?\s*[:=]\s*["']
        (?:${refusedAdmins})["']
    `,
    basis: 'refused',
    fact: verified(refusedAdmins, [
      'github Azure/azure-cli/pull/17684',
      'github Azure/vm-scale-sets/issues/83',
      'github Azure/AKS/issues/1578',
    ]),
    fault:
      'the name of the Windows administrator is one that machines of Azure refuse, which shows with the first Windows pool, and it cannot be changed later',
    remediation: 'Take another name, such as azureuser; a cluster that has it is made anew.',
  },
]

import { inferred, verified } from '../fact.ts'
import { defineCriterion } from './define.ts'

const rarely = verified(
  { grade: 'limited', text: 'containernetworking; rarely changed, 1.9.1 of February 2026' },
  ['plugins-tags'],
)
const quiet = verified(
  { grade: 'limited', text: 'Microsoft; little activity, last tag 0.3.1 of July 2024' },
  ['wcn-tags'],
)

export const maintainer = defineCriterion({
  id: 'maintainer',
  name: 'Maintainer, and how alive',
  byPlugin: {
    flannel: verified(
      {
        grade: 'limited',
        text: 'Flannel; 0.28.9 of August 2026. SIG Windows took its examples away in April 2025',
      },
      ['flannel-tags', 'flannel-cni-tags', 'swt-385'],
    ),
    calico: verified({ grade: 'good', text: 'Tigera; active in August 2026' }, ['c-types']),
    'azure-vnet': verified({ grade: 'good', text: 'Microsoft; 1.8.12 of August 2026' }, [
      'acn-tags',
    ]),
    antrea: verified({ grade: 'good', text: 'Antrea; 2.7.0 of August 2026' }, ['antrea-tags']),
    'ovn-kubernetes': verified(
      { grade: 'limited', text: 'OpenShift, through its operator; active in August 2026' },
      ['wmco'],
    ),
    'win-bridge': rarely,
    'win-overlay': rarely,
    sdnbridge: quiet,
    sdnoverlay: quiet,
    nat: quiet,
    'vpc-bridge': verified(
      {
        grade: 'limited',
        text: 'AWS, inside its images; the repository is quiet since August 2023',
      },
      ['aws-bridge', 'vpc-tags'],
    ),
  },
})

const withUpdate = 'Windows Server 2019 with KB4489899, or later'

export const windows = defineCriterion({
  id: 'windows',
  name: 'Windows releases',
  byPlugin: {
    calico: verified({ grade: 'limited', text: 'Windows Server 2019 and 2022' }, [
      'github projectcalico/calico/issues/11691',
    ]),
    'azure-vnet': verified(
      { grade: 'limited', text: 'Overlay and pod subnets of AKS not on Windows Server 2019' },
      ['aksdocs-overlay'],
    ),
    antrea: verified(
      { grade: 'limited', text: 'Windows Server 2019 or later, with the role Hyper-V' },
      ['an-doc'],
    ),
    'ovn-kubernetes': verified(
      { grade: 'limited', text: 'Another VXLAN port needs Windows Server 2022 or 2025' },
      ['wmco-pre'],
    ),
    'win-bridge': verified({ grade: 'good', text: 'Windows Server 2019 or later' }, [
      'p-bridge',
      'hcs-globals',
    ]),
    'win-overlay': verified({ grade: 'limited', text: withUpdate }, ['web-net-b', 'ms-drivers']),
    sdnbridge: verified({ grade: 'good', text: 'Windows Server 2019 or later' }, ['w-cni']),
    sdnoverlay: verified({ grade: 'limited', text: withUpdate }, ['web-net-b', 'ms-drivers']),
    'vpc-bridge': verified({ grade: 'fact', text: 'Those of the EKS images' }, ['aws-bridge']),
  },
  byDesign: {
    'flannel l2bridge': verified(
      { grade: 'good', text: 'Windows Server 2019 or later; Kubernetes calls it stable' },
      ['web-net-b'],
    ),
    'flannel overlay': verified(
      { grade: 'limited', text: `${withUpdate}; Kubernetes calls it beta` },
      ['web-net-b', 'ms-drivers'],
    ),
  },
})

const binaries = { grade: 'limited', text: 'Programs on the host, replaced by you' } as const

export const upgrade = defineCriterion({
  id: 'upgrade',
  name: 'Installed and upgraded by',
  byPlugin: {
    flannel: verified(
      {
        grade: 'limited',
        text: 'Programs and services on the host; the DaemonSet examples are gone',
      },
      ['swt-385'],
    ),
    calico: verified(
      { grade: 'good', text: 'A HostProcess DaemonSet of its operator, from 3.27.0 on' },
      ['calico#7857', 'tigera-win-operator'],
    ),
    antrea: verified({ grade: 'good', text: 'A HostProcess DaemonSet, from 1.13.0 on' }, [
      'an-doc#L82-L118',
    ]),
    'azure-vnet': verified({ grade: 'good', text: 'The image of the AKS node' }, ['ab-cni']),
    'ovn-kubernetes': verified({ grade: 'good', text: 'The Windows Machine Config Operator' }, [
      'wmco',
    ]),
    'win-bridge': verified(binaries, ['plugins-tags']),
    'win-overlay': verified(binaries, ['plugins-tags']),
    sdnbridge: verified(binaries, ['wcn-tags']),
    sdnoverlay: verified(
      { grade: 'limited', text: 'Programs on the host; the DaemonSet examples are gone' },
      ['swt-385'],
    ),
    'vpc-bridge': verified({ grade: 'good', text: 'The image of the EKS node' }, ['aws-bridge']),
    nat: verified(binaries, ['wcn-tags']),
  },
})

export const operation = defineCriterion({
  id: 'operation',
  name: 'What it costs to run',
  byPlugin: {
    calico: verified(
      {
        grade: 'limited',
        text: 'Four addresses of each block are reserved; one block for each host',
      },
      ['c-ipam', 'c-types'],
    ),
    'azure-vnet': verified(
      { grade: 'fact', text: 'Every address space of the VNet belongs into the exception list' },
      ['ab-cni', 'a-policy'],
    ),
    antrea: verified(
      {
        grade: 'limited',
        text: 'A kernel driver, signed or with test signing; the guide turns the Windows firewall off',
      },
      ['an-doc'],
    ),
    'ovn-kubernetes': verified(
      { grade: 'limited', text: 'An operator that reaches nodes by SSH' },
      ['wmco'],
    ),
    'win-bridge': verified({ grade: 'limited', text: 'Somebody else must make the HNS network' }, [
      'p-bridge',
    ]),
    'win-overlay': verified({ grade: 'limited', text: 'Somebody else must make the HNS network' }, [
      'p-overlay',
    ]),
    sdnbridge: inferred({ grade: 'fact', text: 'Makes the HNS network itself' }, ['w-cni']),
    sdnoverlay: verified({ grade: 'limited', text: 'The file must name the provider address' }, [
      'w-cni',
    ]),
    'vpc-bridge': verified({ grade: 'fact', text: 'Comes with the node; one IPv4 address a pod' }, [
      'aws-bridge',
    ]),
  },
  byDesign: {
    'flannel l2bridge': verified(
      { grade: 'fact', text: 'HNS network, CNI file and kube-proxy must agree on one name' },
      ['fl-hostgw'],
    ),
    'flannel overlay': verified(
      {
        grade: 'limited',
        text: 'VNI and port as on Linux nodes; one pod address a node for the source VIP',
      },
      ['fl-vxlannet', 'kep-5100'],
    ),
  },
})

import { expect, test } from 'vitest'
import { testImporter } from '../../testing/test-importer.ts'
import { diagnose } from '../../engine/diagnose/diagnose.ts'
import { helmValues } from '../helm-values.ts'

const iis = 'mcr.microsoft.com/windows/servercore/iis'

testImporter(helmValues, [
  {
    name: 'what a command sets',
    text: `$ helm upgrade --install web ./web -n shop \\
    --set image.repository=${iis},image.tag=windowsservercore-ltsc2022 \\
    --set nodeSelector."kubernetes\\.io/os"=windows
`,
    reads: [
      ['imageRelease', 'ltsc2022', 2],
      ['workload.nodeSelector', 'kubernetes.io/os=windows', 3],
    ],
  },
  {
    name: 'what a command of PowerShell sets',
    text: `helm install web .\\web \`
  --set image.repository=${iis} \`
  --set-string 'image.tag=windowsservercore-ltsc2019' \`
  --set 'nodeSelector.kubernetes\\.io/os=windows'
`,
    reads: [['imageRelease', 'ltsc2019', 3]],
  },
  {
    name: 'an item of a list',
    text: 'helm install calico projectcalico/tigera-operator --set installation.calicoNetwork.ipPools[0].cidr=10.42.0.0/16 --set installation.calicoNetwork.bgp=Disabled\n',
    reads: [['clusterCIDR', '10.42.0.0/16', 1]],
  },
  {
    name: 'what Terraform sets',
    text: `resource "helm_release" "calico" {
  name  = "calico"
  chart = "tigera-operator"
  set {
    name  = "installation.calicoNetwork.ipPools[0].cidr"
    value = "10.42.0.0/16"
  }
}
`,
    reads: [['clusterCIDR', '10.42.0.0/16', 6]],
  },
  {
    name: 'what Terraform has as text',
    text: `resource "helm_release" "calico" {
  name  = "calico"
  values = [<<-EOT
    installation:
      calicoNetwork:
        ipPools:
        - cidr: 10.42.0.0/16
          encapsulation: VXLAN
  EOT
  ]
}
`,
    reads: [
      ['clusterCIDR', '10.42.0.0/16', 7],
      ['networkMode', 'overlay', 8],
    ],
  },
  {
    name: 'a map that Terraform makes a text of',
    text: `resource "helm_release" "calico" {
  name   = "calico"
  values = [yamlencode({
    installation = {
      calicoNetwork = {
        ipPools = [{ cidr = "10.42.0.0/16", encapsulation = "VXLAN" }]
      }
    }
  })]
}
`,
    reads: [
      ['clusterCIDR', '10.42.0.0/16', 6],
      ['networkMode', 'overlay', 6],
    ],
  },
])

const calico = (more: string) =>
  diagnose([
    {
      name: 'a.sh',
      text: `helm upgrade calico tigera-operator ${more} --set installation.calicoNetwork.windowsDataplane=HNS\n`,
    },
  ]).findings.map(({ id }) => id)

test('what a file may hold beside a command is not missed', () => {
  expect(calico('-n calico')).toContain('calico-for-windows')
  expect(calico('-f values.yaml')).not.toContain('calico-for-windows')
})

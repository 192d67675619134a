import { testLint } from '../../../testing/test-lint.ts'
import { serviceFamilies } from './service-families.ts'

const pod = (system: string) =>
  `apiVersion: v1\nkind: Pod\nmetadata:\n  name: web\n  labels:\n    app: web\nspec:\n  nodeSelector:\n    kubernetes.io/os: ${system}\n  containers:\n  - name: web\n    image: registry.example.com/web:1\n`
const service = (more: string) =>
  `---\napiVersion: v1\nkind: Service\nmetadata:\n  name: web\nspec:\n  selector:\n    app: web\n${more}  ports:\n  - port: 80\n`
const sent = (before: string, more: string, system = 'windows') =>
  `\`\`\`\n${before}\`\`\`\n\`\`\`\n${pod(system)}${service(more)}\`\`\`\n`

const overlay =
  '{ "Network": "10.244.0.0/16", "Backend": { "Type": "vxlan", "VNI": 4096, "Port": 4789 } }\n'
const gateway = '{ "Network": "10.244.0.0/16", "Backend": { "Type": "host-gw" } }\n'
const nodes = (host: string) =>
  `NAME  STATUS ROLES  AGE VERSION INTERNAL-IP EXTERNAL-IP OS-IMAGE KERNEL-VERSION CONTAINER-RUNTIME\nwin-1 Ready  <none> 1d  v1.28.4 10.0.0.7 <none> Windows Server Datacenter ${host} containerd://1.7.20\n`
const both = '  ipFamilyPolicy: RequireDualStack\n'

testLint(serviceFamilies, {
  valid: [
    { name: 'a network with both', text: sent(gateway, both) },
    {
      name: 'a policy that takes what is there',
      text: sent(overlay, '  ipFamilyPolicy: PreferDualStack\n'),
    },
    { name: 'one family', text: sent(overlay, '  ipFamilies: [IPv4]\n') },
    { name: 'pods on Linux', text: sent(overlay, both, 'linux') },
    { name: 'a release that has it', text: sent(nodes('10.0.20348.2700'), both) },
  ],
  invalid: [
    {
      name: 'an overlay',
      text: sent(overlay, both),
      messages: [/asks for IPv6, and overlay networks have none/],
      severity: 'warning',
    },
    {
      name: 'the family by its name',
      text: sent(overlay, '  ipFamilies: [IPv6]\n'),
      messages: [/overlay networks have none/],
    },
    {
      name: 'a release without it',
      text: sent(nodes('10.0.17763.3287'), both),
      messages: [/Windows Server 2019 has none for pods/],
      severity: 'warning',
    },
  ],
})

import { testLint } from '../../../testing/test-lint.ts'
import { domainForwarded } from './domain-forwarded.ts'

const spec = `apiVersion: windows.k8s.io/v1
kind: GMSACredentialSpec
metadata: {name: app}
credspec:
  ActiveDirectoryConfig: {GroupManagedServiceAccounts: [{Name: App01, Scope: corp.example.com}]}
  CmsPlugins: [ActiveDirectory]
  DomainJoinConfig: {DnsName: corp.example.com, DnsTreeName: corp.example.com, MachineAccountName: App01, NetBiosName: CORP}
`
const core = (upstream: string, more = '') => `apiVersion: v1
kind: ConfigMap
metadata: {name: coredns, namespace: kube-system}
data:
  Corefile: |
    .:53 {
        errors
        kubernetes cluster.local in-addr.arpa ip6.arpa { 
            pods insecure
        }
        forward . ${upstream}
        cache 30
    }
${more}`
const own = `    corp.example.com:53 {
        errors
        forward . 10.0.0.10
    }
`

testLint(domainForwarded, {
  valid: [
    { name: 'the file of the node', files: [spec, core('/etc/resolv.conf')] },
    { name: 'servers of one’s own', files: [spec, core('10.0.0.10 10.0.0.11')] },
    { name: 'a server block for the domain', files: [spec, core('8.8.8.8', own)] },
    {
      name: 'a server block for the domain above it',
      files: [spec, core('8.8.8.8', own.replace('corp.example', 'example'))],
    },
    {
      name: 'a domain that CoreDNS serves itself',
      files: [
        spec,
        core('8.8.8.8', own.replace('forward . 10.0.0.10', 'file /etc/coredns/corp.db')),
      ],
    },
    { name: 'no gMSA', files: [core('8.8.8.8')] },
  ].map(({ name, files }) => ({ name, text: files.join('---\n') })),
  invalid: [
    {
      name: 'public resolvers',
      text: [spec, core('8.8.8.8 1.1.1.1')].join('---\n'),
      messages: [
        /sends all other names to 8\.8\.8\.8 and 1\.1\.1\.1, .* do not know corp\.example\.com/,
      ],
      severity: 'warning',
    },
    {
      name: 'public resolvers, with a server block for another domain',
      text: [
        spec,
        core(
          '1.1.1.1',
          own.replace('corp.example.com', 'lab.example.net').replace('10.0.0.10', '8.8.8.8'),
        ),
      ].join('---\n'),
      messages: [/do not know corp\.example\.com/],
    },
  ],
})

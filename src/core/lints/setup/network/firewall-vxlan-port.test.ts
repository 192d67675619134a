import { testLint } from '../../../testing/test-lint.ts'
import { firewallVxlanPort } from './firewall-vxlan-port.ts'

const words = 'CNI: Flannel\n'
const netsh = (ports: string) =>
  `netsh advfirewall firewall add rule name="vxlan" dir=in action=allow protocol=UDP localport=${ports}\n`
const cmdlet = (ports: string) =>
  `New-NetFirewallRule -DisplayName 'overlay' -Direction Inbound -Action Allow -Protocol UDP -LocalPort ${ports}\n`

const group = (rules: string) =>
  `resource "aws_security_group" "nodes" {\n  name = "nodes"\n${rules}}\n`
const ingress = (protocol: string, port: string) =>
  `  ingress {\n    from_port = ${port}\n    to_port   = ${port}\n    protocol  = "${protocol}"\n    self      = true\n  }\n`
const overlay = 'CNI: Flannel vxlan\n'

testLint(firewallVxlanPort, {
  valid: [
    {
      name: 'what leaves from that port',
      text: `${overlay}netsh advfirewall firewall add rule name="x" dir=out action=block protocol=UDP localport=4789\n`,
    },
    ...[
      (rule: string) => `# ${rule}`,
      (rule: string) => `Do not run ${rule}`,
      (rule: string) => `The old hardening script had: ${rule}`,
      (rule: string) => `${rule} -InterfaceAlias iSCSI`,
      (rule: string) => `${rule}\nRemove-NetFirewallRule -DisplayName x`,
    ].map((said) => ({
      name: said('a rule that blocks'),
      text: `${overlay}${said('New-NetFirewallRule -DisplayName x -Direction Inbound -Protocol UDP -LocalPort 4789 -Action Block')}\n`,
    })),
    {
      name: 'a rule that blocks some hosts, networks of one kind, or another port',
      text: `${overlay}New-NetFirewallRule -DisplayName x -Direction Inbound -Protocol UDP -LocalPort 4789 -RemoteAddress 203.0.113.0/24 -Action Block\nNew-NetFirewallRule -DisplayName z -Direction Inbound -Protocol UDP -LocalPort 4789 -Profile Public -Action Block\nNew-NetFirewallRule -DisplayName y -Direction Inbound -Protocol UDP -LocalPort 137 -Action Block\n`,
    },
    {
      name: 'a rule that blocks the port where there is no VXLAN',
      text: 'CNI: Flannel host-gw\nNew-NetFirewallRule -DisplayName x -Direction Inbound -Protocol UDP -LocalPort 4789 -Action Block\n',
    },
    { name: 'the port of Windows', text: words + netsh('4789') },
    { name: 'both, in one rule', text: words + cmdlet('8472,4789') },
    { name: 'both, in two rules', text: words + netsh('8472') + netsh('4789') },
    { name: 'a range', text: words + cmdlet('4000-9000') },
    { name: 'another network', text: `CNI: Calico\n${netsh('8472')}` },
    {
      name: 'a rule for TCP',
      text: `${words}netsh advfirewall firewall add rule name="a" dir=in action=allow protocol=TCP localport=8472\n`,
    },
    {
      name: 'a group with the port',
      text: overlay + group(ingress('tcp', '10250') + ingress('udp', '4789')),
    },
    {
      name: 'a group that lets in everything of its own',
      text: overlay + group(ingress('tcp', '10250') + ingress('-1', '0')),
    },
    {
      name: 'a group whose rules are made of a list',
      text:
        overlay +
        group(
          `${ingress('tcp', '10250')}  dynamic "ingress" {\n    for_each = var.more\n    content {}\n  }\n`,
        ),
    },
    { name: 'a group of other hosts', text: overlay + group(ingress('tcp', '5432')) },
    { name: 'no VXLAN', text: `CNI: Flannel host-gw\n${group(ingress('tcp', '10250'))}` },
    {
      name: 'a firewall of Google with both',
      text: `${overlay}resource "google_compute_firewall" "k8s" {\n  allow {\n    protocol = "udp"\n    ports    = ["8472", "4789"]\n  }\n}\n`,
    },
  ],
  invalid: [
    {
      name: 'a rule that blocks the port',
      text: `${overlay}New-NetFirewallRule -DisplayName x -Direction Inbound -Protocol UDP -LocalPort 4789 -Action Block\n`,
      messages: [/A rule blocks UDP 4789, the port of VXLAN/],
      severity: 'error',
    },
    {
      name: 'one of netsh',
      text: `${overlay}netsh advfirewall firewall add rule name="x" dir=in action=block protocol=UDP localport=4000-5000\n`,
      messages: [/A rule blocks UDP 4789/],
    },
    {
      name: 'a group with the port of Linux',
      text: overlay + group(ingress('tcp', '10250') + ingress('udp', '8472')),
      messages: [/open UDP 8472.*not UDP 4789/],
      severity: 'warning',
    },
    {
      name: 'a group for nodes without either',
      text: overlay + group(ingress('tcp', '10250') + ingress('udp', '51820')),
      messages: [/nothing on UDP 4789/],
      severity: 'warning',
    },
    {
      name: 'rules of their own, for Calico',
      text: `CNI: Calico vxlan\nresource "aws_security_group_rule" "kubelet" {\n  type = "ingress"\n  protocol = "tcp"\n  from_port = 10250\n  to_port = 10259\n}\n`,
      messages: [/nothing on UDP 4789/],
    },
    {
      name: 'rules of OpenStack',
      text: `${overlay}resource "openstack_networking_secgroup_rule_v2" "vxlan" {\n  direction = "ingress"\n  protocol = "udp"\n  port_range_min = 8472\n  port_range_max = 8472\n}\n`,
      messages: [/open UDP 8472/],
    },
    {
      name: 'commands of a cloud',
      text: `${overlay}aws ec2 authorize-security-group-ingress --group-id sg-1 --protocol udp --port 8472 --source-group sg-1\n`,
      messages: [/open UDP 8472/],
    },
    {
      name: 'a command of a Linux node',
      text: `${overlay}sudo ufw allow 8472/udp\n`,
      messages: [/open UDP 8472/],
    },
    {
      name: 'the port of Linux',
      text: words + netsh('8472'),
      messages: [/open UDP 8472.*not UDP 4789/],
      severity: 'warning',
    },
    {
      name: 'the port of Linux among others',
      text: words + cmdlet('51820,8472'),
      messages: [/open UDP 8472/],
    },
  ],
})

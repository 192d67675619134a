import { testLint } from '../../../testing/test-lint.ts'
import { defaultGatewayOnce } from './default-gateway-once.ts'

const routes = (...gateways: readonly string[]) =>
  `PS C:\\> Get-NetRoute -DestinationPrefix 0.0.0.0/0\n\nifIndex DestinationPrefix   NextHop        RouteMetric ifMetric PolicyStore\n------- -----------------   -------        ----------- -------- -----------\n${gateways
    .map(
      (gateway) => `12      0.0.0.0/0           ${gateway}              256 15       ActiveStore\n`,
    )
    .join('')}`
const adapter = (name: string, gateway: string) =>
  `Ethernet adapter ${name}:\n\n   IPv4 Address. . . . . . . . . . . : 10.0.0.4(Preferred)\n   Subnet Mask . . . . . . . . . . . : 255.255.255.0\n   Default Gateway . . . . . . . . . : ${gateway}\n\n`
const routePrint = (by: string, one: number, other: number, through = '192.168.56.1') =>
  `PS C:\\> route print -4\nIPv4 Route Table\nActive Routes:\nNetwork Destination        Netmask          Gateway       Interface  Metric\n          0.0.0.0          0.0.0.0         10.0.0.1        ${by}     ${one}\n          0.0.0.0          0.0.0.0     ${through}  192.168.56.101     ${other}\n`
const subnet = 'FLANNEL_NETWORK=10.244.0.0/16\nFLANNEL_SUBNET=10.244.1.1/24\n'

testLint(defaultGatewayOnce, {
  valid: [
    { name: 'one gateway', text: `${subnet}\n${routes('192.168.10.1')}` },
    { name: 'two of one adapter', text: `${subnet}\n${routes('192.168.10.1', '10.0.0.1')}` },
    { name: 'two of which one is taken first', text: routePrint('10.0.0.21', 25, 75) },
    { name: 'one that was printed again', text: routePrint('10.0.0.21', 25, 25, '10.0.0.1') },
  ],
  invalid: [
    {
      name: 'two of the machine with one metric',
      text: routePrint('10.0.0.21', 25, 25),
      messages: [
        /two default routes with the same metric, through 10\.0\.0\.1 and 192\.168\.56\.1/,
      ],
      severity: 'warning',
    },
    {
      name: 'two of the machine as Get-NetRoute shows them',
      text: routes('192.168.10.1', '10.0.0.1').replace('12      0', '7       0'),
      messages: [/two default routes with the same metric/],
    },
    {
      name: 'one of the pod network among the routes',
      text: `${subnet}\n${routes('192.168.10.1', '10.244.1.1')}`,
      messages: [/a second default gateway, 10\.244\.1\.1, beside 192\.168\.10\.1/],
      severity: 'info',
    },
    {
      name: 'one of the pod network by its adapter',
      text: `Windows IP Configuration\n\n${adapter('vEthernet (Ethernet)', '10.0.0.1')}${adapter('vEthernet (cbr0_ep)', '10.244.1.1')}`,
      messages: [/10\.244\.1\.1 at vEthernet \(cbr0_ep\)/],
      severity: 'info',
    },
  ],
})

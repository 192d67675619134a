import { testLint } from '../../testing/test-lint.ts'
import { defaultGatewayOnce } from './default-gateway-once.ts'

const routes = (...gateways: readonly string[]) =>
  `PS C:\\> Get-NetRoute -DestinationPrefix 0.0.0.0/0\n\nifIndex DestinationPrefix   NextHop        RouteMetric ifMetric PolicyStore\n------- -----------------   -------        ----------- -------- -----------\n${gateways
    .map(
      (gateway) => `12      0.0.0.0/0           ${gateway}              256 15       ActiveStore\n`,
    )
    .join('')}`
const adapter = (name: string, gateway: string) =>
  `Ethernet adapter ${name}:\n\n   IPv4 Address. . . . . . . . . . . : 10.0.0.4(Preferred)\n   Subnet Mask . . . . . . . . . . . : 255.255.255.0\n   Default Gateway . . . . . . . . . : ${gateway}\n\n`
const subnet = 'FLANNEL_NETWORK=10.244.0.0/16\nFLANNEL_SUBNET=10.244.1.1/24\n'

testLint(defaultGatewayOnce, {
  valid: [
    { name: 'one gateway', text: `${subnet}\n${routes('192.168.10.1')}` },
    { name: 'two of the machine', text: `${subnet}\n${routes('192.168.10.1', '10.0.0.1')}` },
  ],
  invalid: [
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

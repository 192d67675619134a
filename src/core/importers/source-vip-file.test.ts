import { testImporter } from '../testing/test-importer.ts'
import { sourceVipFile } from './source-vip-file.ts'

testImporter(sourceVipFile, [
  {
    name: 'what host-local 0.2.0 returns',
    text: '{"ip4":{"ip":"10.244.3.2/24","gateway":"10.244.3.1"},"dns":{}}',
    reads: [
      ['sourceVip', '10.244.3.2', 1],
      ['kubeProxy.sourceVipGateway', '10.244.3.1', 1],
    ],
  },
  {
    name: 'what later versions return',
    text: '{\n  "cniVersion": "1.0.0",\n  "ips": [{"address": "10.244.3.2/24", "gateway": "10.244.3.1"}],\n  "dns": {}\n}',
    reads: [['sourceVip', '10.244.3.2', 3]],
    never: ['cni.version'],
  },
])

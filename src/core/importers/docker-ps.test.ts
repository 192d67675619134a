import { testImporter } from '../testing/test-importer.ts'
import { dockerPs } from './docker-ps.ts'

const table = (status: string, name: string) => `C:\\>docker ps -a
CONTAINER ID   IMAGE                        COMMAND        CREATED          STATUS    PORTS     NAMES
3c1c9d7f2b6a   example.com/a:1-ltsc2022     "C:\\\\a.exe …"   12 minutes ago   ${status}             ${name}
9a01f2ce77d1   example.com/pause:3.5        "/pause.exe"   12 minutes ago   Up        k8s_POD_web-x2v8p_shop_0
`

testImporter(dockerPs, [
  {
    name: 'a container that does not start',
    text: table('Created', 'k8s_web_web-x2v8p_shop_0'),
    reads: [
      ['image', 'example.com/a:1-ltsc2022', 3],
      ['imageRelease', 'ltsc2022', 3],
    ],
  },
  {
    name: 'one that runs',
    text: table('Up 3 minutes', 'k8s_web_web-x2v8p_shop_0'),
    reads: [['image', 'example.com/a:1-ltsc2022', 3]],
    never: ['imageRelease'],
  },
])

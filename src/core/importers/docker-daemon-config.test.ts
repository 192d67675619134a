import { testImporter } from '../testing/test-importer.ts'
import { dockerDaemonConfig } from './docker-daemon-config.ts'

testImporter(dockerDaemonConfig, [
  {
    name: 'the file',
    text: '{\n  "bridge": "none",\n  "data-root": "D:/docker",\n  "log-driver": "json-file"\n}',
    reads: [
      ['docker.config.bridge', 'none', 2],
      ['docker.config.data-root', 'D:/docker', 3],
    ],
  },
  {
    name: 'the driver of layers, by the name that docker info has for it',
    text: '{\n  "storage-driver": "windowsfilter",\n  "log-driver": "json-file"\n}',
    reads: [['docker.graphDriver', 'windowsfilter', 2]],
  },
])

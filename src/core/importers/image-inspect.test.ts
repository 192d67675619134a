import { testImporter } from '../testing/test-importer.ts'
import { imageInspect } from './image-inspect.ts'

testImporter(imageInspect, [
  {
    name: 'docker image inspect',
    text: `[
    {
        "Id": "sha256:0c",
        "RepoTags": [
            "example.com/shop/orders:4"
        ],
        "Os": "windows",
        "OsVersion": "10.0.19041.746",
        "Size": 4987123411
    }
]`,
    reads: [['image.os', '10.0.19041.746', 8]],
  },
  {
    name: 'docker manifest inspect',
    text: `{
  "schemaVersion": 2,
  "manifests": [
    { "platform": { "architecture": "amd64", "os": "linux" } },
    { "platform": { "architecture": "amd64", "os": "windows", "os.version": "10.0.17763.5696" } },
    { "platform": { "architecture": "amd64", "os": "windows", "os.version": "10.0.20348.2402" } }
  ]
}`,
    reads: [
      ['image.os', '10.0.17763.5696', 5],
      ['image.os', '10.0.20348.2402', 6],
    ],
  },
  {
    name: 'crictl inspecti',
    text: `{
  "status": { "id": "sha256:1", "repoTags": [ "example.com/a:1" ] },
  "info": { "imageSpec": { "os": "windows", "os.version": "10.0.20348.1" } }
}`,
    reads: [['image.os', '10.0.20348.1', 3]],
  },
])

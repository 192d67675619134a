import { testLint } from '../../../testing/test-lint.ts'
import { containerdDropInRead } from './containerd-drop-in-read.ts'

const folder = String.raw`C:\Program Files\containerd`
const main = (imports = '', root = String.raw`C:\ProgramData\containerd\root`) =>
  `version = 3\n${imports}root = '${root}'\n\n[plugins.'io.containerd.cri.v1.images']\n  snapshotter = 'windows'\n`
const more = `version = 3\n[plugins.'io.containerd.cri.v1.images'.registry]\n  config_path = 'C:\\certs.d'\n`
const printed = (path: string, text: string) => `PS C:\\> Get-Content ${path}\n${text}\n`
const messages = [/^config\.toml has no imports: containerd does not read 50-registry\.toml/]

testLint(containerdDropInRead, {
  valid: [
    {
      name: 'imports',
      text:
        printed('config.toml', main(`imports = ['${folder}\\conf.d\\*.toml']\n`)) +
        printed('conf.d\\50-registry.toml', more),
    },
    { name: 'no drop-in', text: printed('config.toml', main()) },
    { name: 'a drop-in alone', text: printed('conf.d\\50-registry.toml', more) },
    {
      name: 'a Linux node',
      text: `=== /etc/containerd/config.toml ===\n${main('', '/var/lib/containerd').replace("'windows'", "'overlayfs'")}\n=== /etc/containerd/conf.d/50-registry.toml ===\n${more}`,
    },
    {
      name: 'the drop-in of a Linux node',
      text: `${printed('config.toml', main())}$ cat /etc/containerd/conf.d/50-registry.toml\n${more}`,
    },
    {
      name: 'what the program has by itself',
      text: `PS C:\\> containerd config default\n${main()}\n${printed('conf.d\\50-registry.toml', more)}`,
    },
    {
      name: 'what is planned',
      text: `${printed('config.toml', main())}\nPS C:\\> exit\nShould we put it into ${folder}\\conf.d\\50-registry.toml?\n`,
    },
    {
      name: 'files of another program',
      text: printed('config.toml', main()) + printed('C:\\telegraf\\conf.d\\in.conf', '[agent]\n'),
    },
  ],
  invalid: [
    {
      name: 'two files that were printed',
      text: printed('config.toml', main()) + printed('conf.d\\50-registry.toml', more),
      messages,
      severity: 'warning',
    },
    {
      name: 'a list of files',
      text: `PS C:\\> Get-ChildItem -Recurse *.toml | Select FullName\n\nFullName\n--------\n${folder}\\config.toml\n${folder}\\conf.d\\50-registry.toml\n\n${printed('config.toml', main())}`,
      messages,
    },
    {
      name: 'files by their paths',
      text: `=== ${folder}\\config.toml ===\n${main()}\n=== ${folder}\\conf.d\\50-registry.toml ===\n${more}`,
      messages,
    },
    {
      name: 'a script that writes both',
      text: `@"\n${main()}"@ | Set-Content "${folder}\\config.toml"\n@"\n${more}"@ | Set-Content "${folder}\\conf.d\\50-registry.toml"\n`,
      messages,
    },
  ],
})

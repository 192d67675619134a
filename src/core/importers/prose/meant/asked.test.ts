import { expect, test } from 'vitest'
import { toDocument } from '../../../model/document.ts'
import { linesOf } from '../../../text/lines.ts'
import { networkIn } from '../networks/network.ts'
import { runtimeIn } from '../runtimes/runtime.ts'
import { windowsIn } from '../hosts/windows.ts'

const read = (text: string) => {
  const doc = toDocument('a.txt', { lines: linesOf(text), isFenced: false })
  return [...windowsIn(doc), ...networkIn(doc), ...runtimeIn(doc)].map(({ name }) => name)
}

test.each([
  'It takes Windows Server 2019+ and Docker 19',
  'Needs Windows Server 2022 or later',
  'Windows Server 2019 and newer have it',
  'Voraussetzung: Windows Server 2019 oder neuer',
  'Windows Server 2019 及以上版本',
  'Windows Server version 1803 以降',
  'We recommend Windows Server 2022 for it',
  'Recommended: Windows Server 2022',
  '推荐使用 Windows Server 2019（修复了问题）',
  'On Windows Server version 1809 you must use images of the same release',
  '在 Windows Server version 1809 中必须使用带有 1809 标签的镜像',
  '4. Flannel v0.10.0+',
  'It works with Calico v3.12 or newer',
  'Minimum: Windows Server 2019',
  'At least Windows Server 2022 is needed',
  'It supports Windows Server 2019, 2022 and 2025',
  'Docker 19.03 or later',
  'If you run it on docker 19.03.12 it returns another name.',
  ' [+] Is Windows Server 2019 (or higher) 244ms',
  'Requirements: Windows Server 2022 (or newer)',
  'Release notes: containerd 1.5.13 has a bug on Windows',
  'According to the changelog containerd 1.5.13 is in it',
  'containerd 1.5.13 fixes it',
  'Windows (Server Core, version 1909) images are end of life',
  'Windows (Server Core, version 1909)? No.',
  'It is there on [Windows Server 2016 or newer](https://x.org/windows-server-2016-improvements)',
  'It has only been tested against ADFS 4.0 (Server 2016).',
  'Which is better, Windows Server 2019 or Windows Server 2022?',
  'What is the difference between Windows Server 2019 and 2022 for Kubernetes 1.31?',
  'Quelle est la meilleure version, Windows Server 2019 ou 2022 ?',
  'Why do the Windows2019, Windows2022 and Windows2025 AMI families have it?',
])('asked, and not told: %s', (text) => expect(read(text)).toEqual([]))

test.each([
  'Our nodes have Windows Server 2022.',
  'Which is faster on Windows Server 2019, docker or containerd?',
  'What should we change on Windows Server 2019?',
  'The release notes say 1.7, but we have containerd 1.5.13',
  'We read the release notes; now containerd 1.5.13 runs',
  'containerd 1.5.13 has a bug here',
  'If I run it on docker 19.03.12 it fails.',
  'Windows Server 2019 + Calico v3.26.1',
  'Flannel v0.22.0, and it fails',
  'I am not sure if this happens on our Windows Server 2022 nodes only.',
  'The nodes run Windows Server 2019, or so we think',
  'Windows Server 2019 (or what is left of it)',
])('told: %s', (text) => expect(read(text)).not.toEqual([]))

test('the container fails on nodes of two releases, and both are theirs', () =>
  expect(
    windowsIn(
      toDocument('a.txt', {
        lines: linesOf(
          'The container gives the following error on Windows Server 2019 and Windows Server 2022 nodes.',
        ),
        isFenced: false,
      }),
    )
      .filter(({ name }) => name === 'host.os')
      .map(({ value }) => value),
  ).toEqual(expect.arrayContaining(['Windows Server 2019', 'Windows Server 2022'])))

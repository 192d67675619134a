import { expect, test } from 'vitest'
import { diagnose } from '../../../engine/diagnose/diagnose.ts'

const values = (text: string, ...wanted: readonly string[]) =>
  diagnose([
    { name: 'mail.txt', text: `${text} Kubernetes 1.30.2, Windows Server 2022.` },
  ]).observations.flatMap(({ decision, name, value }) =>
    wanted.includes(decision ?? name) ? [value] : [],
  )

test.each([
  ['We upgraded Calico from 3.26.4 to 3.28.2.', '3.28.2'],
  ['We upgraded from Calico v3.26.4 to v3.28.2.', '3.28.2'],
  ['Calico was upgraded from 3.26.4 to 3.28.2 last week.', '3.28.2'],
  ['We upgraded Calico for Windows to version 3.28.2.', '3.28.2'],
  ['Since Calico went from 3.26.4 to 3.28.2 the pods have no DNS.', '3.28.2'],
  ['Calico 3.26.4 -> 3.28.2.', '3.28.2'],
  ['We downgraded Calico from 3.28.2 to 3.26.4.', '3.26.4'],
  ['Calico hatten wir schon im Sommer von 3.26.4 auf 3.28.2 gebracht.', '3.28.2'],
  ['Wir sind von Calico 3.26.4 auf Calico 3.28.2 gegangen.', '3.28.2'],
  ['我们把 Calico 从 3.26.4 升级到 3.28.2。', '3.28.2'],
  ['Calico を 3.26.4 から 3.28.2 に更新しました。', '3.28.2'],
  ['Calico a été mis à jour de 3.26.4 à 3.28.2.', '3.28.2'],
  ['Actualizamos Calico de 3.26.4 a 3.28.2.', '3.28.2'],
])('%s', (text, version) => {
  expect(values(text, 'calico.version')).toEqual([version])
  expect(new Set(values(text, 'cniRelease'))).toEqual(new Set([version]))
})

test.each([
  ['After updating flannel from 0.22.0 to 0.25.1 pods fail.', 'flannel.version', '0.25.1'],
  ['containerd haben wir von 1.6.28 auf 1.7.22 gebracht.', 'runtimeVersion', '1.7.22'],
  ['In the summer containerd went from 1.6.28 to 1.7.22.', 'runtimeVersion', '1.7.22'],
])('%s', (text, name, version) => expect(values(text, name)).toEqual([version]))

test.each([
  'We want to upgrade Calico from 3.26.4 to 3.28.2.',
  'We upgraded Calico from 3.26.4 to 3.28.2 and then rolled back.',
  'If we upgraded Calico to 3.28.2, would that help?',
  'A colleague upgraded Calico from 3.26.4 to 3.28.2.',
  'We upgraded Calico to 3.28.2 in the lab.',
  'We upgraded Calico to 3.28.2 on the Linux nodes.',
  'Calico wollen wir von 3.26.4 auf 3.28.2 heben.',
  'Should Calico be upgraded from 3.26.4 to 3.28.2?',
])('%s', (text) => expect(values(text, 'calico.version')).not.toContain('3.28.2'))

test('who went back, or only plans it, has what was before', () => {
  expect(values('We plan to go from Calico 3.26.4 to 3.28.2.', 'calico.version')).toContain(
    '3.26.4',
  )
  expect(
    values('We went from Calico 3.26.4 to 3.28.2 and back again.', 'calico.version'),
  ).not.toContain('3.28.2')
})

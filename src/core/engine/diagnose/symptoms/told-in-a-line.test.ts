import { expect, test } from 'vitest'
import { diagnose } from '../../../diagnose.ts'

const guidesIn = (text: string) =>
  diagnose([{ name: 'mail.txt', text }]).findings.flatMap(({ id }) =>
    id.startsWith('guide-') ? [id] : [],
  )

test.each([
  ['Windows-Pod startet nicht', 'guide-t-01'],
  ['Windows-Pods starten nicht mehr', 'guide-t-01'],
  [
    'Seit gestern starten auf dem Knoten win-3 (Windows Server 2022) keine neuen Pods.',
    'guide-t-01',
  ],
  ['Pods auf Windows kommen nicht ins Internet.', 'guide-t-05'],
  ['Windows-Knoten wird nicht Ready', 'guide-t-02'],
  ['DNS geht nicht in Windows Pods', 'guide-t-04'],
  ['kubelet startet nicht auf Windows', 'guide-t-10'],
  ['kube-proxy stürzt auf Windows ständig ab', 'guide-t-11'],
  ['Le pod Windows ne démarre pas', 'guide-t-01'],
  ['El pod de Windows no arranca', 'guide-t-01'],
  ['Windows の Pod が起動しない', 'guide-t-01'],
  [
    'From a Windows pod I cannot connect to a service running on the host (10.1.4.4:80).',
    'guide-t-05',
  ],
  ['Windows: Cannot reach service running on host IP from inside a container', 'guide-t-05'],
  ['[SOLVED?] Windows pods have no internet\n\nStill no luck, any idea?', 'guide-t-05'],
  ['The Windows machines could not join the cluster.', 'guide-t-12'],
  ['After the update of the host the Windows pods do not start.', 'guide-t-08'],
])('a complaint in one line: %s', (text, guide) => expect(guidesIn(text)).toContain(guide))

test.each([
  ['Re: [SOLVED] Windows pods could not resolve names\n\nIt works now, please close the ticket.'],
  [
    'Subject: [solved] pods on Windows have no internet\n\nWe set the exception list and now it works.',
  ],
  ['The nodes have no internet access, all images come from our registry.'],
  ['Is there a dependency that uses an internet connection, is one missing?'],
  ['No changes to the Windows pods.'],
  ['Windows nodes: none in the pool so far'],
])('no complaint: %s', (text) => expect(guidesIn(text)).toEqual([]))

test.each([
  ['El kubelet no arranca en el nodo Windows después de actualizar de 1.26 a 1.27.', 'guide-t-08'],
  ['From a Windows pod I cannot connect to a service running on the host.', 'guide-t-03'],
])('not of that: %s', (text, guide) => expect(guidesIn(text)).not.toContain(guide))

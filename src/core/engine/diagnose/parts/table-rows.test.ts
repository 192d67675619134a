import { expect, test } from 'vitest'
import { diagnose } from '../../../diagnose.ts'

const disagree = (text: string) =>
  diagnose([{ name: 'a.txt', text }]).findings.filter(({ id }) => id === 'values-disagree').length

test.each([
  'prod    v1.30.10, WS2022, containerd 1.7.25\nstage   v1.31.6, WS2025, containerd 2.1.1\n',
  'Prod: Kubernetes v1.30.10, Windows Server 2022, containerd 1.7.25\nLab: Kubernetes v1.31.6, Windows Server 2025, containerd 2.1.1\n',
  'prod    v1.30.10, WS2022, containerd 1.7.25    v1.32, WS2022, containerd 2.0\nlab     v1.30.10, WS2022, containerd 1.7.25    -\n',
  '| | option A | option B |\n|---|---|---|\n| CNI | Flannel vxlan | Calico VXLAN |\n| runtime | containerd 1.7 | containerd 2.1 |\n',
  'Master Ubuntu 20.10\nWorker01 Windows 2019 Core with Docker 20.10\nWorker02 Windows 2019 Core with Containerd 1.4.4\n',
  'Node 1: WS2022, containerd 1.7.25\nNode 2: WS2019, containerd 1.6.20\n',
  '- **prod**: Kubernetes `1.29.4`, Windows Server `2022`\n- **old**: Kubernetes `1.21.2`, Windows Server `2019`\n',
  '- `win1`: Windows Server 2022, containerd 1.7.13\n- `win2`: Windows Server 2019, containerd 1.6.20\n',
  '1. prod - 1.29.4 - Windows Server 2022\n2. dev - 1.30.1 - Windows Server 2025\n',
  '- win-worker-a: WS2022, containerd 1.7.25\n- win-worker-b: WS2019, containerd 1.6.20\n',
  'cluster a: WS2022, containerd 1.7.25\ncluster b: WS2019, containerd 1.6.20\n',
])('lines of several environments need not agree: %j', (text) => expect(disagree(text)).toBe(0))

test.each([
  'The node runs WS2022, containerd 1.7.25.\nThe node runs WS2019, containerd 1.6.20.\n',
  'Node 1: WS2022, containerd 1.7.25\nThe node runs containerd 1.6.20.\n',
  'prod    v1.30.10, WS2022\n\nThe node of prod has Windows Server 2019.\n',
])('other lines have to: %j', (text) => expect(disagree(text)).toBeGreaterThan(0))

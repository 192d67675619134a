import { Component, type ReactNode } from 'react'
import type { Notice } from './state/notices.ts'

interface Props {
  readonly onFail: (notice: Notice) => void
  readonly children: ReactNode
}

/** Where a dialog breaks, or its script does not come, it is left out and said; the page goes on. */
export class PartGuard extends Component<Props, { readonly hasFailed: boolean }> {
  override readonly state = { hasFailed: false }

  static getDerivedStateFromError() {
    return { hasFailed: true }
  }

  override componentDidCatch() {
    this.props.onFail(missing)
  }

  override render() {
    return this.state.hasFailed ? null : this.props.children
  }
}

const missing: Notice = {
  id: 'missing-part',
  tone: 'error',
  text: 'That could not be opened: a part of the app is missing. Everything else goes on; load the page again once you are connected.',
}

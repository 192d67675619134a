import type { Page } from '@playwright/test'

/** Texts of which a part is not to be seen: behind an edge that does not scroll. */
export const cutTextsIn = (page: Page) =>
  page.evaluate(() => {
    const cut = new Set<string>()
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const range = document.createRange()
    while (texts.nextNode()) {
      const text = texts.currentNode
      const own = text.parentElement
      if (!own || text.textContent?.trim() === '' || !own.checkVisibility()) continue
      range.selectNodeContents(text)
      const place = range.getBoundingClientRect()
      if (place.width === 0) continue
      let isReachable = false
      for (let box: Element | null = own; box && !isReachable; box = box.parentElement) {
        const { overflowX, clipPath, textOverflow } = getComputedStyle(box)
        // For readers of the screen alone.
        if (clipPath !== 'none') break
        // A line that ends in … and opens to show all of it.
        if (textOverflow === 'ellipsis' && box.closest('summary')) break
        isReachable = overflowX === 'auto' || overflowX === 'scroll'
        if (overflowX !== 'hidden' && overflowX !== 'clip' && box !== document.body) continue
        const { left, right } = box.getBoundingClientRect()
        if (place.left < left - 1 || place.right > right + 1) cut.add(text.textContent ?? '')
      }
    }
    return [...cut]
  })

/** What is current, selected or pressed and yet looks like what stands beside it. */
export const unmarkedIn = (page: Page) =>
  page.evaluate(() => {
    const states = ['aria-current', 'aria-selected', 'aria-pressed'] as const
    const isSet = (element: Element, state: string) =>
      (element.getAttribute(state) ?? 'false') !== 'false'
    const looks = [
      'backgroundColor',
      'color',
      'outlineStyle',
      'outlineWidth',
      'borderTopWidth',
      'borderBottomWidth',
      'borderBottomColor',
      'borderLeftWidth',
    ] as const
    const lookOf = (element: Element) => {
      const style = getComputedStyle(element)
      return looks.map((look) => style[look]).join()
    }
    const unmarked: string[] = []
    for (const state of states) {
      for (const element of document.querySelectorAll(`[${state}]`)) {
        if (!isSet(element, state) || !element.checkVisibility()) continue
        const group = element.closest('nav, ol, [role=tablist], [role=group], table, ul')
        const [kind] = element.classList
        const alike = element.localName + (kind === undefined ? '' : `.${CSS.escape(kind)}`)
        const plain = [...(group?.querySelectorAll(alike) ?? [])].filter(
          (other) => !isSet(other, state) && other.checkVisibility(),
        )
        if (plain.some((other) => lookOf(other) === lookOf(element))) {
          unmarked.push(`${state} ${element.textContent}`)
        }
      }
    }
    return unmarked
  })

/** Classes of what moves or fades. */
export const movingIn = (page: Page) =>
  page.evaluate(() => {
    const moving = new Set<string>()
    // MUI tells by an animation of 10 ms that the browser has filled in a field.
    const lasts = (durations: string) => durations.split(', ').some((one) => parseFloat(one) > 0.01)
    for (const element of document.querySelectorAll('*')) {
      const style = getComputedStyle(element)
      const isMoved = style.animationName !== 'none' && lasts(style.animationDuration)
      if (isMoved || (style.transitionProperty !== 'none' && lasts(style.transitionDuration))) {
        moving.add(element.getAttribute('class') ?? element.localName)
      }
      if (style.scrollBehavior === 'smooth') moving.add(`${element.localName} scrolls smoothly`)
    }
    return [...moving]
  })

/** Reads the shares strictly between nothing and all that a bar of progress has shown since. */
export async function watchProgress(page: Page): Promise<() => Promise<readonly number[]>> {
  await page.evaluate(() => {
    const shares = new Set<number>()
    Object.assign(window, { shares })
    new MutationObserver(() => {
      const bar = document.querySelector('main progress')
      if (bar instanceof HTMLProgressElement && bar.hasAttribute('value')) shares.add(bar.value)
    }).observe(document.body, { subtree: true, childList: true, attributes: true })
  })
  return async () => {
    const shares = await page.evaluate(() => [
      ...(window as never as { shares: Set<number> }).shares,
    ])
    return shares.filter((share) => share > 0 && share < 1)
  }
}

/** A small editor for trees as in textbooks: choose a node, change it, add and remove nodes. */
import {html, nothing, svg} from 'lit';
import {PageElement, runShortcut} from '/element.js';
import {t} from '/texts.js';
import {layOut, parseTree, shapeOf, writeTree} from './textbook.js';

/** The part of a tree at a path. */
function at(tree, path) {
  return path.reduce((node, i) => node?.[i], tree);
}

/** A tree in which the part at a path is replaced. */
function replaced(tree, [first, ...rest], part) {
  return first === undefined ? part : tree.with(first, replaced(tree[first], rest, part));
}

/**
 *   .text          the tree as text
 *
 *   @tree-change   detail: the text of the changed tree
 */
class TreeEditor extends PageElement {
  static properties = {text: {attribute: false}, path: {state: true}};

  constructor() {
    super();
    this.path = [];
  }

  get tree() {
    return parseTree(this.text);
  }

  get node() {
    return at(this.tree, this.path);
  }

  willUpdate() {
    if (this.node === undefined) {
      this.path = [];
    }
  }

  /** Replaces the part at a path, and chooses a node. */
  put(path, part, chosen) {
    this.text = writeTree(replaced(this.tree, path, part));
    this.path = chosen;
    this.emit('tree-change', this.text);
  }

  addChild() {
    const {node, path} = this;
    const children = Array.isArray(node) ? [...node, 0] : [node];
    this.put(path, children, [...path, children.length - 1]);
  }

  addSibling() {
    const above = this.path.slice(0, -1);
    const index = this.path.at(-1) + 1;
    this.put(above, at(this.tree, above).toSpliced(index, 0, 0), [...above, index]);
  }

  /** Removes the node; its parent becomes a leaf if it has no other child. */
  remove() {
    const above = this.path.slice(0, -1);
    const left = at(this.tree, above).toSpliced(this.path.at(-1), 1);
    this.put(above, left.length > 0 || above.length === 0 ? left : 0, above);
  }

  changeValue(field) {
    if (field.value !== '' && field.reportValidity()) {
      this.put(this.path, Number(field.value), this.path);
    }
  }

  /** Arrow keys lead to the parent, the first child and the neighbours of the same parent. */
  async handleKey(event) {
    const {path} = this;
    const beside = step => at(this.tree, path.slice(0, -1).concat(path.at(-1) + step));
    const go = next => (this.path = next);
    const moved = path.slice(0, -1);
    runShortcut(event, {
      ArrowUp: () => go(moved),
      ArrowDown: () => Array.isArray(this.node) && this.node.length > 0 && go([...path, 0]),
      ArrowLeft: () => path.at(-1) > 0 && go([...moved, path.at(-1) - 1]),
      ArrowRight: () => path.length > 0 && beside(1) !== undefined && go([...moved, path.at(-1) + 1]),
      Delete: () => path.length > 0 && this.remove(),
      Enter: () => this.renderRoot.querySelector('[data-testid=leaf-value]')?.focus(),
    });
    await this.updateComplete;
    if (event.defaultPrevented && event.key !== 'Enter') {
      this.renderRoot.querySelector('.chosen')?.focus();
    }
  }

  render() {
    const {tree} = this;
    if (!Array.isArray(tree)) {
      return html`<p class="later" data-testid="not-a-tree">${t('tree.notYet')}</p>`;
    }
    const {places, width, height} = layOut(tree);
    return html`
      <div class="drawing">
        <svg
          width=${width}
          height=${height}
          viewBox="0 0 ${width} ${height}"
          role="group"
          aria-label=${t('tree.label')}
          @keydown=${this.handleKey}
        >
          <g class="edges">
            ${places.flatMap(place =>
              place.children.map(
                child => svg`<path d="M${place.x} ${place.y}L${child.x} ${child.y}"></path>`,
              ),
            )}
          </g>
          ${places.map(place => this.drawNode(place))}
        </svg>
      </div>
      <p class="legend">
        ${['max', 'min'].map(kind => html`<span class="key ${kind}">${t(`micro.kind.${kind}`)}</span> `)}
      </p>
      ${this.tools()}
    `;
  }

  drawNode(place) {
    const isChosen = place.path === this.path.join('.');
    const name = t(place.depth % 2 === 0 ? 'micro.maxShort' : 'micro.minShort');
    const label =
      place.leaf === undefined
        ? t('tree.node', name, place.children.length)
        : t('tree.leaf', place.leaf);
    return svg`<g
      class="knot textbook side-${place.depth % 2} ${isChosen ? 'here chosen' : ''}"
      role="button"
      tabindex=${isChosen ? 0 : -1}
      aria-pressed=${isChosen}
      aria-label=${label}
      data-node=${place.path}
      transform="translate(${place.x} ${place.y})"
      @click=${() => (this.path = place.path === '' ? [] : place.path.split('.').map(Number))}
    >
      ${shapeOf(place)}
      ${place.leaf === undefined ? nothing : svg`<text class="leaf" text-anchor="middle" y="5">${place.leaf}</text>`}
    </g>`;
  }

  tools() {
    const isRoot = this.path.length === 0;
    const button = (name, action, isDisabled = false) => html`<button
      type="button"
      ?disabled=${isDisabled}
      @click=${action}
      data-testid=${name}
    >
      ${t(`tree.${name}`)}
    </button>`;
    return html`<div class="controls" role="group" aria-label=${t('tree.tools')}>
      ${Array.isArray(this.node)
        ? nothing
        : html`<label
            >${t('tree.value')}
            <input
              type="number"
              min="-999"
              max="999"
              step="1"
              .value=${String(this.node)}
              @change=${event => this.changeValue(event.target)}
              @keydown=${event => event.key === 'Enter' && this.acceptValue(event)}
              data-testid="leaf-value"
          /></label>`}
      ${button('addChild', () => this.addChild())}
      ${button('addSibling', () => this.addSibling(), isRoot)}
      ${button('removeNode', () => this.remove(), isRoot)}
    </div>`;
  }

  /** Enter in the field changes the leaf; it does not start the search. */
  acceptValue(event) {
    event.preventDefault();
    this.changeValue(event.target);
    this.renderRoot.querySelector('.chosen')?.focus();
  }
}

customElements.define('tab-tree-editor', TreeEditor);

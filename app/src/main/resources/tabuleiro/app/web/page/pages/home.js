/** The first page: what there is. */
import {html} from 'lit';
import {Part} from '/element.js';
import {t} from '/texts.js';

class Home extends Part {
  static properties = {worlds: {attribute: false}, language: {attribute: false}};

  render() {
    return html`
      <h1>${t('home.title')}</h1>
      <p class="lead">${t('home.lead')}</p>
      <ul class="cards">
        ${this.worlds.map(
          world => html`<li class="card">
            <h2>${world.name}</h2>
            <p>${world.summary}</p>
            <p class="row">
              <a class="button" href="/play/${world.id}">${t('home.play')}</a>
              <a href="/rules/${world.id}">${t('home.rules')}</a>
            </p>
          </li>`,
        )}
      </ul>
    `;
  }
}

customElements.define('tab-home', Home);

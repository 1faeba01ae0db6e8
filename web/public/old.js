// Only browsers that know no modules run this.
document.getElementById("old").hidden = false;
